/** The page of an offer. */
export { ProductPage, type ProductPageProps } from '../src/mall/product-page/ProductPage.tsx';
export { ProductHead, type ProductHeadProps } from '../src/mall/product-page/ProductHead.tsx';
export { BuyBox, type BuyBoxProps } from '../src/mall/product-page/BuyBox.tsx';
export { productPageMessages } from '../src/mall/product-page/messages.ts';
