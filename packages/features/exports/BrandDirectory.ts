/** Brands from A to Z. */
export { BrandDirectory, type BrandDirectoryProps } from '../src/directory/brand-directory/BrandDirectory.tsx';
