/** The pieces as custom elements, for sites without React. */
export { defineElements } from '../src/elements/elements.tsx';
