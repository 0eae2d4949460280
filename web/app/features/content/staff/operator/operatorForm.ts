import * as v from 'valibot';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { ruleText } from '../../../../platform/forms/messages.ts';
import { digitText, email, nationalLegalId, optionalText, requiredText } from '../../../../platform/forms/rules.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import type { OperatorFacts_OperatorFragment as Operator } from '../../operator/OperatorFacts.generated.ts';
import { staffForm } from '../../../staff/index.ts';
import { type OperatorCard_StaffFragment, UpdateSiteOperatorDocument } from './OperatorCard.generated.ts';

const linesOf = (typed: string) => typed.split('\n').flatMap((line) => line.trim() || []);

/** Writes who runs the site. */
export const operatorForm = staffForm({
  name: 'site-operator',
  schema: v.object({
    name: requiredText(2, 100),
    address: requiredText(10, 300),
    phones: v.pipe(
      v.string(),
      v.check((typed) => linesOf(typed).length > 0, ruleText('REQUIRED')),
    ),
    email: v.pipe(v.string(), v.minLength(1, ruleText('REQUIRED')), email()),
    supportHours: requiredText(3, 120),
    nationalLegalId: nationalLegalId(),
    registrationNumber: v.union([v.literal(''), digitText(20)]),
    trustText: optionalText(200, 3),
  }),
  outdates: ['staff.siteOperator'],
  save({ phones, nationalLegalId: legalId, registrationNumber, trustText, ...rest }, { version }, { write }) {
    const cleared = emptyAsNull({ nationalLegalId: legalId, registrationNumber, trustText });
    return write(UpdateSiteOperatorDocument, { input: { ...rest, ...cleared, version, phones: linesOf(phones) } });
  },
});

export const typedOperator = (staff: OperatorCard_StaffFragment) => typedOf(readFragment<Operator>(staff.operator));

const typedOf = (operator: Operator | undefined) => ({
  name: operator?.name ?? '',
  address: operator?.address ?? '',
  phones: operator?.phones.join('\n') ?? '',
  email: operator?.email ?? '',
  supportHours: operator?.supportHours ?? '',
  nationalLegalId: operator?.nationalLegalId ?? '',
  registrationNumber: operator?.registrationNumber ?? '',
  trustText: operator?.trustText ?? '',
});
