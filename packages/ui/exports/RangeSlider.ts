/** From and to, by thumbs or by fields. */
export { RangeSlider, type RangeSliderProps } from '../src/RangeSlider/RangeSlider.tsx';
