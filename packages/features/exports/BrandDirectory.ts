/** Brands from A to Z. */
export { BrandDirectory, type BrandDirectoryProps } from '../src/directory/brand-directory/BrandDirectory.tsx';
export { type BrandDirectoryOptions, categoryBrandsVariables, useBrandDirectory } from '../src/directory/brand-directory/useBrandDirectory.ts';
