/** A picture in a list, without a name: what it is of stands beside it. Fills its frame. `url` ends with its longest side, 1280. */
export function Thumbnail({ url }: { url: string }) {
  const path = url.slice(0, -4);
  return <img className="thumbnail" src={`${path}96`} srcSet={`${path}320 2x`} alt="" loading="lazy" />;
}
