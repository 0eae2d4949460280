/** In pixels, upright. */
export interface Dimensions {
  width: number;
  height: number;
}

/** The size of a picture as it is seen, turned as its camera said; undefined for what the browser cannot show. */
export async function readPicture(file: File): Promise<Dimensions | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
