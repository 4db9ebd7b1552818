/** Brands from A to Z. */
export { BrandDirectory, type BrandDirectoryProps } from '../src/directory/brand-directory/BrandDirectory.tsx';
export { useBrand } from '../src/directory/brand-directory/useBrand.ts';
export { useBrandDirectory } from '../src/directory/brand-directory/useBrandDirectory.ts';
