/** From one day to another. */
export { DateRangePicker, type DateRangePickerProps, type DateSpan } from '../src/DateRangePicker/DateRangePicker.tsx';
