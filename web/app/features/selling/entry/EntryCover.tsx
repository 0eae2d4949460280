import { Icon } from '../../../design/Icon.tsx';

interface EntryCoverProps {
  images: readonly { small?: string | null | undefined; isWaiting: boolean }[];
  size: 'small' | 'large';
}

const boxes = { small: 'size-12', large: 'size-18' };

/** The first picture of an entry that is shown to buyers, or a sign that there is none. */
export function EntryCover({ images, size }: EntryCoverProps) {
  const cover = images.find(({ isWaiting }) => !isWaiting)?.small;
  return (
    <span
      className={`flex ${boxes[size]} shrink-0 items-center justify-center rounded-[4px] border border-border bg-sunken text-muted`}
    >
      {cover ? (
        <img src={cover} alt="" loading="lazy" className="thumbnail" />
      ) : (
        <Icon icon="image-up" size={size === 'small' ? 20 : 24} />
      )}
    </span>
  );
}
