/** Disclosures that belong together. */
export { Accordion, type AccordionProps } from '../src/Accordion/Accordion.tsx';
