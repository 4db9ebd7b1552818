/** A heading that shows and hides what stands under it. */
export { Disclosure, type DisclosureProps } from '../src/Disclosure/Disclosure.tsx';
