import { onDemand } from '../../../platform/site/onDemand.tsx';
import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import type { TradeReason } from '../../../platform/graph/types.generated.ts';
import { reasonOptions } from '../declining/reasonOptions.ts';
import { PlainDeclining } from '../declining/plain/PlainDeclining.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { useFocusBack } from '../../tradeSteps/steps/useFocusBack.ts';
import { termOptions } from '../../tradeSteps/components/termOptions.ts';
import type { Chain } from './chainsOf.ts';
import { EarlierOffers } from './EarlierOffers.tsx';
import { quoteMessages as words } from './messages.ts';
import { plainQuoteDeclineName } from './plain/names.ts';
import { PlainOffer } from './plain/PlainOffer.tsx';
import { PlainQuoteSteps } from './plain/PlainQuoteSteps.tsx';
import { QuoteCard, type QuoteLabels } from './QuoteCard.tsx';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from './Quotes.generated.ts';
import { baseOf, type QuoteStep, stepsOf, waitsOf } from './quoteSteps.ts';
const QuoteDialog = onDemand(() => import('./QuoteDialog.tsx').then((it) => it.QuoteDialog));
const OfferEditor = onDemand(() => import('./OfferEditor.tsx').then((it) => it.OfferEditor));
const DecliningDialog = onDemand(() => import('../declining/DecliningDialog.tsx').then((it) => it.DecliningDialog));

/** Why a buyer may say no to one of several sellers. */
const declineReasons: readonly TradeReason[] = ['PRICE', 'LEAD_TIME', 'SPEC', 'TRUST', 'OTHER'];

interface Asked {
  quote: Quote;
  step: QuoteStep;
  /** The offer is taken back for the next one, which goes on from it. */
  isRevised?: boolean;
}

interface ChainOffersProps {
  room: RoomParts;
  request: Request;
  chain: Chain;
  /** Whether other sellers have offers too. */
  isOneOfMany: boolean;
  labels: QuoteLabels;
}

/** What one seller and the buyer offered each other, the newest first, and the form of the next offer. */
export function ChainOffers({ room, request, chain, isOneOfMany, labels }: ChainOffersProps) {
  const { quotes, mayOffer, sellerName } = chain;
  const place = `offers-${chain.id}`;
  const [asked, setAsked] = useState<Asked>();
  const [declined, setDeclined] = useState<Quote>();
  const [writing, setWriting] = useState<{ base: Quote | undefined; version: number }>();
  useFocusBack(asked !== undefined || declined !== undefined || writing !== undefined, place);
  const draft = quotes.find(({ status }) => status === 'DRAFT');
  const newest = quotes.find(({ status }) => status !== 'DRAFT');
  const options = {
    freightKinds: optionsOf(labels.freightKinds),
    paymentTerms: termOptions(labels.paymentTerms?.values ?? []),
  };
  const { renew } = room;
  const reasons = reasonOptions(declineReasons, room.labels.tradeReasons);
  const { side, buyerName, merchantName } = room.request;
  const to = side === 'SELLER' ? buyerName : (sellerName ?? merchantName);
  const sellerId = sellerName ? `${place}-seller` : undefined;
  const buttons = (quote: Quote) => (
    <StepButtons quote={quote} of={sellerId} ask={setAsked} decline={() => setDeclined(quote)} />
  );
  return (
    <section id={place} aria-label={sellerName} className="flex flex-col gap-4">
      {sellerName && (
        <h3 id={sellerId} className="text-[1.125rem] leading-8">
          <bdi>{sellerName}</bdi>
        </h3>
      )}
      {draft && !writing && (
        <QuoteCard quote={draft} labels={labels}>
          {buttons(draft)}
        </QuoteCard>
      )}
      {mayOffer && !writing && (
        <div className="noscript:hidden">
          <Button
            variant={newest || draft ? 'secondary' : 'primary'}
            {...(sellerName && { 'aria-label': words.writeTo(sellerName) })}
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
            to={to}
            options={options}
            renew={renew}
            close={() => setWriting(undefined)}
          />
        </>
      )}
      {mayOffer && <PlainOffer request={request} base={baseOf(quotes)} to={to} options={options} />}
      {newest ? (
        <QuoteCard quote={newest} labels={labels} isOneOfMany={isOneOfMany}>
          {buttons(newest)}
        </QuoteCard>
      ) : (
        !draft && !writing && <p className="text-muted">{words.none[request.side]}</p>
      )}
      {quotes.map((quote) => (
        <PlainQuoteSteps key={quote.id} quote={quote} request={request} />
      ))}
      {newest?.allowedActions.includes('DECLINE') && (
        <PlainDeclining
          name={plainQuoteDeclineName}
          hidden={{ id: newest.id, version: newest.version }}
          said={words.decline}
          to={to}
          options={reasons}
        />
      )}
      {newest && <EarlierOffers earlier={newest.earlier} labels={labels} />}
      {asked && (
        <QuoteDialog
          {...asked}
          side={request.side}
          request={request}
          renew={renew}
          close={() => setAsked(undefined)}
          done={() => {
            if (asked.isRevised) setWriting({ base: asked.quote, version: room.request.version });
          }}
        />
      )}
      {declined && (
        <DecliningDialog
          said={words.decline}
          to={to}
          options={reasons}
          decline={async (said) => (await import('./takeQuoteStep.ts')).declineQuote(declined, said, renew)}
          close={() => setDeclined(undefined)}
        />
      )}
    </section>
  );
}

const optionsOf = (model: QuoteLabels['freightKinds']) =>
  (model?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }));

interface StepButtonsProps {
  quote: Quote;
  /** Id of what names the seller, which tells the buttons of several sellers apart. */
  of: string | undefined;
  ask(asked: Asked): void;
  decline(): void;
}

/** Buttons for what the viewer can do with an offer now. */
function StepButtons({ quote, of, ask, decline }: StepButtonsProps) {
  const steps = stepsOf(quote);
  const mayDecline = quote.allowedActions.includes('DECLINE');
  const waits = waitsOf(quote);
  if (steps.length === 0 && !mayDecline && waits.length === 0) return null;
  return (
    <>
      {waits.map((text) => (
        <p key={text} className="text-warning">
          {text}
        </p>
      ))}
      <div className="flex flex-wrap gap-2 empty:hidden noscript:hidden">
        {steps.map((step, index) => (
          <Button
            key={step}
            variant={index === 0 && step !== 'WITHDRAW' ? 'primary' : 'quiet'}
            aria-describedby={of}
            onClick={() => ask({ quote, step })}
          >
            {words.steps[step]}
          </Button>
        ))}
        {steps.includes('WITHDRAW') && (
          <Button
            variant="secondary"
            aria-describedby={of}
            onClick={() => ask({ quote, step: 'WITHDRAW', isRevised: true })}
          >
            {words.nextVersion}
          </Button>
        )}
        {mayDecline && (
          <Button variant="quiet" aria-describedby={of} onClick={decline}>
            {words.decline.action}
          </Button>
        )}
      </div>
    </>
  );
}
