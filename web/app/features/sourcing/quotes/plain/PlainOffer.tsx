import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import type { FieldOf } from '../../edit/fieldOf.ts';
import { toOne } from '../../../tradeSteps/recipients/recipients.ts';
import { ShownAs } from '../../amounts/plain/ShownAs.tsx';
import { KeptAlternative, PlainAlternative } from '../AlternativeField.tsx';
import { unitsOf } from '../alternatives.ts';
import { offerMessages } from '../form/messages.ts';
import { LateDue, LateLead } from '../Late.tsx';
import {
  costPlaces,
  labelsOf,
  lineField,
  milestoneField,
  milestonePlaces,
  movedInOffer,
  storedOffer,
} from '../offerDraft.ts';
import { OfferFields } from '../OfferFields.tsx';
import { OwnRatesText, ratesOf } from '../OwnRates.tsx';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from '../Quotes.generated.ts';
import { plainOfferName } from './names.ts';
import type { RefusedOffer } from './quoteForms.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

interface PlainOfferProps {
  request: Request;
  /** The own draft, or what a new one goes on from. */
  base: Quote | undefined;
  /** Who gets the offer. */
  to: string;
  options: Parameters<typeof OfferFields>[0]['options'];
}

function OfferForms({ request, base, to, options }: PlainOfferProps) {
  const { id, side } = request;
  const refused = useRefused<RefusedOffer>(plainOfferName, id);
  const { values, version = 0 } = storedOffer(request, base);
  const typed = { ...values, ...refused?.typed };
  const labels = labelsOf(request, typed);
  const field: FieldOf = (name) => ({
    name,
    label: labels[name] ?? name,
    error: refused?.problems[name],
    defaultValue: typed[name],
  });
  const draftId = base?.status === 'DRAFT' ? base.id : '';
  return (
    <PlainForm
      name={plainOfferName}
      label={offerMessages.form[side]}
      hidden={{ id, draftId, version, baseId: base?.id ?? '' }}
      className="flex flex-col gap-4"
    >
      <h3 className="text-[1.125rem] leading-8">{offerMessages.form[side]}</h3>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <ShownAs
        names={request.lines.nodes.flatMap(({ id: lineId }) => {
          const { quantity, price, saidBy } = movedInOffer(lineId);
          return [quantity, price, ...saidBy];
        })}
        values={typed}
      />
      <OfferFields
        request={request}
        to={toOne(to)}
        field={field}
        options={options}
        costs={costPlaces(values)}
        milestones={milestonePlaces(values)}
        units={(line) => unitsOf(line, base)}
        rates={<OwnRatesText rates={ratesOf(request)} />}
        late={{
          lead: (line) => <LateLead request={request} line={line} typed={typed[lineField('lead', line.id)]} />,
          due: (place) => <LateDue request={request} typed={typed[milestoneField('milestoneDue', place)]} />,
        }}
        alternative={(line) =>
          side === 'BUYER' ? (
            <KeptAlternative line={line} field={field} quote={base} />
          ) : (
            <PlainAlternative line={line} field={field} />
          )
        }
        day={
          <TextField
            {...field('validUntil')}
            hint={offerMessages.hints.validUntil}
            requiredLabel={formMessages.required}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
          />
        }
      />
      <div>
        <Button type="submit" variant="primary">
          {offerMessages.save}
        </Button>
      </div>
    </PlainForm>
  );
}

/** An offer as it is written without script: saved as a draft, which is then looked at and sent. */
export const PlainOffer = plainPart(import.meta.env.SSR && OfferForms);
