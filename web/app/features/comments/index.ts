export { Comments } from './components/laterComments.ts';
export { type CommentPlace, commentVariables, readCommentPlace } from './components/place.ts';
export { plainCommentForms } from './plain/plainCommentForms.ts';
