/** A text that one may like. */
export interface Likeable {
  id: string;
  title: string;
  likeCount: number;
}
