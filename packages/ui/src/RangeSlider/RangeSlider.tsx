import { useState } from 'react';
import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { type Range, RangeField, type RangeFieldProps } from '../RangeField/RangeField.tsx';
import * as styles from './RangeSlider.css.ts';

/** Props of `RangeSlider`. */
export interface RangeSliderProps extends RangeFieldProps {
  /** Smallest and largest value there is: the ends of the track. */
  limits: { min: number; max: number };
  /** Distance between two values the thumbs may take; the fields take any. @default 1 */
  step?: number;
}

/** From and to by thumbs, with the two fields below for who knows the number. A thumb at its end leaves that end open. */
export function RangeSlider({ step = 1, ...props }: RangeSliderProps) {
  const { label, fromLabel, toLabel, unit, value, onChange, limits } = props;
  const [drag, setDrag] = useState<number[] | null>(null);
  const within = (end: number | null, open: number) => Math.min(Math.max(end ?? open, limits.min), limits.max);
  const commit = (ends: number[]) => {
    setDrag(null);
    const next = rangeOf(ends, limits);
    if (next.from !== value.from || next.to !== value.to) onChange(next);
  };
  const withUnit = (words: string) => (unit === undefined ? words : `${words} ${unit}`);
  return (
    <div className={styles.root}>
      <Slider
        aria-label={label}
        minValue={limits.min}
        maxValue={limits.max}
        step={step}
        value={drag ?? [within(value.from, limits.min), within(value.to, limits.max)]}
        onChange={setDrag}
        onChangeEnd={commit}
      >
        <SliderTrack className={styles.track}>
          <SliderFill className={styles.fill} />
          <SliderThumb index={0} aria-label={withUnit(fromLabel)} className={styles.thumb} />
          <SliderThumb index={1} aria-label={withUnit(toLabel)} className={styles.thumb} />
        </SliderTrack>
      </Slider>
      <RangeField {...props} value={drag ? rangeOf(drag, limits) : value} />
    </div>
  );
}

function rangeOf(ends: readonly number[], { min, max }: { min: number; max: number }): Range {
  const [from = min, to = max] = ends;
  return { from: from === min ? null : from, to: to === max ? null : to };
}
