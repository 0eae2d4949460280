/** This list with another text; with an empty one without any, undefined where there is no such list. */
export interface OwnList {
  hrefOf(text: string): string | undefined;
}
