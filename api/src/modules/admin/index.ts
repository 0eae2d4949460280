export { ModerationHit, ModerationRule } from './moderation/moderation.enums.ts';
