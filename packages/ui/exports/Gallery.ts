/** A few pictures of one thing: one large, all as thumbnails. */
export { Gallery, type GalleryProps, type GalleryPicture } from '../src/Gallery/Gallery.tsx';
