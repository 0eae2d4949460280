import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Section } from '../../../design/Section.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { RoomParts } from '../room/room.ts';
import { useFocusBack } from '../room/useFocusBack.ts';
import { quoteMessages as words } from './messages.ts';
import { OfferEditor } from './OfferEditor.tsx';
import { PlainOffer } from './plain/PlainOffer.tsx';
import { PlainQuoteSteps } from './plain/PlainQuoteSteps.tsx';
import { OlderQuote, QuoteCard, type QuoteLabels } from './QuoteCard.tsx';
import { QuoteDialog } from './QuoteDialog.tsx';
import type {
  Quotes_LabelsFragment,
  Quotes_QuoteFragment as Quote,
  Quotes_RequestFragment as Request,
} from './Quotes.generated.ts';
import { baseOf, type QuoteStep, stepsOf } from './quoteSteps.ts';

const place = 'offers';

interface Asked {
  quote: Quote;
  step: QuoteStep;
}

/** Offers of both sides, the newest first, and the form of the next one. */
export function QuotesSection({ room }: { room: RoomParts }) {
  const request = readFragment<Request>(room.request);
  const quotes = readFragment<Quote>(request.quotes ?? []);
  const labels: QuoteLabels = {
    ...readFragment<Quotes_LabelsFragment>(room.labels),
    paymentTerms: room.labels.paymentTerms,
  };
  const [asked, setAsked] = useState<Asked>();
  const [writing, setWriting] = useState<{ base: Quote | undefined; version: number }>();
  useFocusBack(asked !== undefined || writing !== undefined, place);
  const mayOffer = request.allowedActions.includes('SEND_QUOTE');
  const draft = quotes.find(({ status }) => status === 'DRAFT');
  const [newest, ...older] = quotes.filter(({ status }) => status !== 'DRAFT');
  const options = {
    freightKinds: optionsOf(labels.freightKinds),
    paymentTerms: optionsOf(labels.paymentTerms),
  };
  const { renew } = room;
  if (quotes.length === 0 && !mayOffer && !writing && request.status !== 'PUBLISHED') return null;
  return (
    <Section id={place} title={words.title}>
      <div className="flex flex-col gap-4">
        {draft && !writing && (
          <QuoteCard quote={draft} labels={labels}>
            <StepButtons quote={draft} ask={setAsked} />
          </QuoteCard>
        )}
        {mayOffer && !writing && (
          <div className="noscript:hidden">
            <Button
              variant={newest || draft ? 'secondary' : 'primary'}
              onClick={() => setWriting({ base: baseOf(quotes), version: room.request.version })}
            >
              {draft ? words.edit : words.write[request.side]}
            </Button>
          </div>
        )}
        {writing && (
          <>
            {writing.version !== room.request.version && !mayOffer && <Alert kind="warning">{words.over}</Alert>}
            <OfferEditor
              request={request}
              base={writing.base}
              options={options}
              renew={renew}
              close={() => setWriting(undefined)}
            />
          </>
        )}
        {mayOffer && <PlainOffer request={request} base={baseOf(quotes)} options={options} />}
        {newest ? (
          <QuoteCard quote={newest} labels={labels}>
            <StepButtons quote={newest} ask={setAsked} />
          </QuoteCard>
        ) : (
          !draft && !writing && <p className="text-muted">{words.none[request.side]}</p>
        )}
        {quotes.map((quote) => (
          <PlainQuoteSteps key={quote.id} quote={quote} side={request.side} />
        ))}
        {older.length > 0 && (
          <section aria-label={words.older} className="flex flex-col gap-2">
            {older.map((quote) => (
              <OlderQuote key={quote.id} quote={quote} labels={labels} />
            ))}
          </section>
        )}
      </div>
      {asked && <QuoteDialog {...asked} side={request.side} renew={renew} close={() => setAsked(undefined)} />}
    </Section>
  );
}

const optionsOf = (model: QuoteLabels['freightKinds']) =>
  (model?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }));

/** Buttons for what the viewer can do with an offer now. */
function StepButtons({ quote, ask }: { quote: Quote; ask(asked: Asked): void }) {
  const steps = stepsOf(quote);
  if (steps.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {steps.map((step, index) => (
        <Button
          key={step}
          variant={index === 0 && step !== 'WITHDRAW' ? 'primary' : 'quiet'}
          onClick={() => ask({ quote, step })}
        >
          {words.steps[step].action}
        </Button>
      ))}
    </div>
  );
}
