import { useMinutesLeft } from './useMinutesLeft.ts';
import { useTimeLeftWords } from './useTimeLeftWords.ts';

export interface TimeLeftProps {
  /** ISO 8601. */
  deadline: string;
}

/** How long there is until a time; nothing on the server, which has another clock. Not a live region: numbers that run are not to be heard. */
export function TimeLeft({ deadline }: TimeLeftProps) {
  const minutes = useMinutesLeft(deadline);
  const words = useTimeLeftWords();
  return minutes === null ? null : <span>{words(minutes)}</span>;
}
