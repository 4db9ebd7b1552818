import { useEffect, useState } from 'react';
import type { AreaList } from './divisions.ts';

/** The list of divisions, fetched with the first form; `null` until then, and when it does not come: the fields take any text. */
export function useDivisions(): AreaList | null {
  const [list, setList] = useState<AreaList | null>(null);
  useEffect(() => {
    let isHere = true;
    import('@vant/area-data').then(
      ({ areaList }) => {
        if (isHere) setList(areaList);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return list;
}
