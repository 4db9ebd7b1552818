/** A notice about the whole page. */
export { Banner, type BannerProps } from '../src/Banner/Banner.tsx';
