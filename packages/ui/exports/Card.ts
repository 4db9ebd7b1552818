/** A surface with a hairline around it. */
export { Card, type CardProps } from '../src/Card/Card.tsx';
