import { Button } from '../../../design/Button.tsx';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { type Dimensions, FileField } from '../../files/index.ts';
import { customerMessages as words } from '../messages.ts';
import type { CompanyDialog_CustomerFragment } from './CompanyDialog.generated.ts';
import type { TypedCompany } from './companyFields.ts';

type Stored = CompanyDialog_CustomerFragment | undefined;
type Paper = NonNullable<CompanyDialog_CustomerFragment['officialGazette']>;

const images = 'image/jpeg,image/png,image/webp';

/** A logo may be wide: what counts is its longer side. */
const leastLogoSide = 200;
const smallLogo = ({ width, height }: Dimensions) =>
  Math.max(width, height) < leastLogoSide ? words.logoTooSmall : undefined;

interface CompanyFilesProps {
  state: FormState<TypedCompany>;
  company: Stored;
  reload(): Promise<Stored>;
}

/** The logo of a company and its notice in the official gazette. */
export function CompanyFiles({ state, company, reload }: CompanyFilesProps) {
  const { logo, officialGazette: paper } = company ?? {};
  // Logos are drawn for white paper, in the dark theme too.
  const shownLogo = logo && {
    id: logo.id,
    shown: <img src={logo.large} alt={words.logoOf} width={96} height={96} className="rounded-[4px] bg-[white]" />,
  };
  const shownPaper = paper && { id: paper.id, shown: <KeptPaper paper={paper} reload={reload} /> };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <FileField
        state={state}
        name="logoFileId"
        hint={words.hints.logo}
        accept={images}
        refuse={smallLogo}
        stored={shownLogo ?? undefined}
      />
      <FileField
        state={state}
        name="officialGazetteFileId"
        hint={words.hints.gazette}
        accept={`application/pdf,${images}`}
        stored={shownPaper ?? undefined}
      />
    </div>
  );
}

/** Not by going there: the browser would ask about what is typed, and nothing of it is left. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** A stored paper with the way to it. */
function KeptPaper({ paper, reload }: { paper: Paper; reload(): Promise<Stored> }) {
  // A link lives a quarter of an hour, a page may be open longer: each time a fresh one.
  const save = async () => {
    const fresh = (await reload())?.officialGazette;
    if (fresh) download(fresh.url);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi>{paper.name}</bdi>
      <span className="text-muted">
        {words.paperFacts(formatInteger(Math.ceil(paper.size / 1_024)), formatDate(paper.uploadedAt))}
      </span>
      <Button
        size="small"
        icon="download"
        onClick={() => void save().catch(() => notify('error', words.downloadFailed))}
      >
        {words.downloadPaper}
      </Button>
      {paper.scan === 'NOT_SCANNED' && <span className="text-[0.875rem] text-muted">{words.notScanned}</span>}
    </div>
  );
}
