import { useRef } from 'react';

/** The key under which one intention is sent, however often. */
export interface Intention {
  /** The same body sent again after a lost answer is one intention; a corrected one is another. */
  keyOf: (body: object) => string;
  /** It was carried out: the next one is another, be it of the same words. */
  done: () => void;
}

/** Keeps the key of an intention until it is carried out, for calls that can be sent again without being done twice. */
export function useIntention(): Intention {
  const sent = useRef({ body: '', key: '' });
  return {
    keyOf: (body) => {
      const text = JSON.stringify(body);
      if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
      return sent.current.key;
    },
    done: () => {
      sent.current = { body: '', key: '' };
    },
  };
}
