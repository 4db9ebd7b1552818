import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { carriedFrom, carriedText, carryOn, parseCarried } from '../addresses/carried.ts';
import { carriedAtom } from '../atoms/carriedAtom.ts';

const KEY = 'carried';

/** Keeps who invited the visitor and where they came from, for the rest of the visit: the way to the registration may be long. */
export function CarriedKeeper() {
  const [carried, setCarried] = useAtom(carriedAtom);
  const { search } = useLocation();
  useEffect(() => {
    let kept = carried;
    try {
      kept = carryOn(parseCarried(sessionStorage.getItem(KEY)), carryOn(carried, carriedFrom(new URLSearchParams(search))));
      const text = carriedText(kept);
      if (text !== '') sessionStorage.setItem(KEY, text);
    } catch {
      // Without storage it lasts as long as this window.
    }
    if (carriedText(kept) !== carriedText(carried)) setCarried(kept);
  }, [carried, search, setCarried]);
  return null;
}
