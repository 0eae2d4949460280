export { Comments } from './components/Comments.tsx';
export { type CommentPlace, commentVariables, readCommentPlace } from './components/place.ts';
export { plainCommentForms } from './plain/plainCommentForms.ts';
