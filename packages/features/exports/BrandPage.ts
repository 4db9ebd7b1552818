/** The pages of a brand: the head that they share, and what each of them tells. */
export { BrandContact, type BrandContactProps } from '../src/directory/brand-contact/BrandContact.tsx';
export { BrandHead, type BrandHeadProps } from '../src/directory/brand-head/BrandHead.tsx';
export { BrandPage, type BrandPageProps } from '../src/directory/brand-head/BrandPage.tsx';
export type { BrandPageId } from '../src/directory/brand-head/BrandTabs.tsx';
export { brandTitle } from '../src/directory/brand-head/brandTitle.ts';
export { useBrandProfile } from '../src/directory/brand-head/useBrandProfile.ts';
export { BrandInfo } from '../src/directory/brand-info/BrandInfo.tsx';
export { BrandHome, type BrandHomeProps } from '../src/directory/brand-home/BrandHome.tsx';
