import { Button } from '../../../../design/Button.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import type { Likeable } from './Likeable.ts';
import { plainLikeName } from './plainLike.ts';
import { likeMessages as words } from './messages.ts';
import { useLikeState } from './useLikeState.ts';

/** The same for who has no script: a form that sets the one or the other. */
export function PlainLike(page: Likeable) {
  const { isLiked, likeCount } = useLikeState(page);
  return (
    <PlainForm
      name={plainLikeName}
      label={words.of(page.title)}
      hidden={{ id: page.id, isLiked: String(!isLiked) }}
      className="flex items-center gap-2"
    >
      <Button type="submit" size="small" icon="heart">
        {isLiked ? words.unlike : words.like}
      </Button>
      <span className="text-muted">{words.count(formatInteger(likeCount))}</span>
    </PlainForm>
  );
}
