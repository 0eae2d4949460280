import { FactList } from '../../../design/FactList.tsx';
import { LineChart } from '../../../design/LineChart.tsx';
import { Section } from '../../../design/Section.tsx';
import { Table } from '../../../design/Table.tsx';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { csvHref, type FigureRow } from './csv.ts';
import { type FiguresState, figuresVariables } from './figuresAddress.ts';
import { FiguresForm } from './FiguresForm.tsx';
import { FiguresTabDocument, type FiguresTabQuery } from './FiguresTab.generated.ts';
import { figuresMessages as words } from './messages.ts';

/** Of fewer points a line says less than its table. */
const FEWEST_POINTS = 3;

interface FiguresTabProps {
  state: FiguresState;
  merchant: { name: string };
  /** Of who sells by itself. */
  supplierId?: string | undefined;
}

/** How often the page and goods of a seller were looked at: a chart, the same as a table, and as a file. */
export function FiguresTab({ state, merchant, supplierId }: FiguresTabProps) {
  const { data } = useGraph(FiguresTabDocument, figuresVariables(state, supplierId));
  const chart = data.viewer?.visitChart;
  if (!chart) return null;
  const rows = rowsOf(chart.series);
  const periods = rows.map(({ from, to }) => periodText(from, to));
  const valueText = (value: number | null | undefined) =>
    value === null || value === undefined ? words.notCounted : formatInteger(value);
  const metric = data.metrics?.values.find(({ value }) => value === state.metric)?.displayFa ?? '';
  const label = words.chart(metric, formatDate(state.from), formatDate(state.to));
  return (
    <Section title={words.title(merchant.name)}>
      <div className="flex flex-col gap-6">
        <FiguresForm key={JSON.stringify(state)} state={state} data={data} />
        <FactList
          facts={[
            { label: words.total, value: valueText(chart.total) },
            { label: words.previousTotal, value: valueText(chart.previousTotal) },
          ]}
        />
        {rows.length >= FEWEST_POINTS && (
          <figure className="flex flex-col gap-2">
            <LineChart
              label={label}
              timeTitle={words.timeTitle}
              labels={rows.map(({ from }) => formatDate(from))}
              values={rows.map(({ value }) => value)}
              previous={rows.map(({ previous }) => previous)}
              formatNumber={formatInteger}
              describe={(index) =>
                [
                  words.point(periods[index] ?? '', valueText(rows[index]?.value)),
                  words.before(valueText(rows[index]?.previous)),
                ].join(words.and)
              }
            />
            <figcaption className="text-meta text-muted">{words.legend}</figcaption>
          </figure>
        )}
        <div className="flex flex-col gap-1 text-label text-muted">
          {state.from < chart.countedSince && <p>{words.countedSince(formatDate(chart.countedSince))}</p>}
          {state.metric === 'UNIQUE' && <p>{words.uniqueNote}</p>}
          <p>
            <a className="link" href={csvHref(rows)} download={words.csvName}>
              {words.csv}
            </a>
          </p>
        </div>
        <Table
          caption={words.table}
          columns={[
            { key: 'period', header: words.period, cell: ({ from, to }) => periodText(from, to) },
            { key: 'value', header: words.value, cell: ({ value }) => valueText(value) },
            { key: 'previous', header: words.previous, cell: ({ previous }) => valueText(previous) },
          ]}
          rows={rows}
          rowKey={({ from }) => from}
        />
      </div>
    </Section>
  );
}

type Series = NonNullable<NonNullable<FiguresTabQuery['viewer']>['visitChart']>['series'];

/** Each period of the range beside the one of the same place in the range before it. */
function rowsOf(series: Series): FigureRow[] {
  const pointsOf = (name: string) => series.find((each) => each.name === name)?.points ?? [];
  const before = pointsOf('PREVIOUS');
  return pointsOf('CURRENT').map(({ from, to, value }, index) => ({
    from,
    to,
    value: value ?? null,
    previous: before[index]?.value ?? null,
  }));
}

/** A period as it is read: month and year stand once where they are the same. */
function periodText(from: string, to: string): string {
  const first = formatDate(new Date(from));
  const last = formatDate(new Date(to));
  if (from === to) return last;
  const [day = '', ...monthAndYear] = first.split(' ');
  return words.range(last.endsWith(` ${monthAndYear.join(' ')}`) ? day : first, last);
}
