/** Seconds left until a moment. */
export { useCountdown } from '../src/useCountdown/useCountdown.ts';
