import { Type, type Static } from 'typebox';
import { named, object, paragraphs, Version } from '../../../platform/schema.ts';

/** What staff see beside something of a company. */
export const companyReview = {
  customerName: Type.Optional(
    Type.String({ description: 'Name of the company that is asking.', examples: ['صنایع نیکابان شیر'] }),
  ),
  isIdentityVerified: Type.Boolean({ description: 'Whether the identity of that company is confirmed.' }),
  isOwn: Type.Boolean({
    description: 'Whether the viewer belongs to a company concerned; somebody else decides then.',
  }),
};

export const SupplyStep = named('SupplyStep', 'Which version of it is meant.', object({ version: Version }));
export type SupplyStep = Static<typeof SupplyStep>;

export const StepQuery = object({ version: Version });

/** @param approvals the decisions that need none */
export const reasonUnless = (approvals: readonly string[]) =>
  Type.Optional(
    paragraphs(
      `Why; those concerned read it. Only ${approvals.join(' and ')} may leave it out.`,
      3,
      500,
      'پروانه با نام شرکت می‌خواند',
    ),
  );
