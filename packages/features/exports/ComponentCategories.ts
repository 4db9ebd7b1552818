/** The categories of the catalogue, with how many parts each has. */
export { ComponentCategories, type ComponentCategoriesProps } from '../src/resources/resources/component-categories/ComponentCategories.tsx';
export { categoryIn, useComponentCategories } from '../src/resources/resources/component-categories/useComponentCategories.ts';
