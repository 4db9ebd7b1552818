export { useCountdown } from '../src/useCountdown/useCountdown.ts';
