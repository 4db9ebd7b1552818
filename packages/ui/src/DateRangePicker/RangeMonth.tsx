import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, RangeCalendar } from 'react-aria-components/DateRangePicker';
import { Heading } from 'react-aria-components/Heading';
import { ChevronLeftIcon } from '../Icon/navigationIcons.tsx';
import { ChevronRightIcon } from '../Icon/pageIcons.tsx';
import * as styles from './DateRangePicker.css.ts';

/** One month to pick two days from. It names its buttons itself, in the language of the reader. */
export function RangeMonth() {
  return (
    <RangeCalendar>
      <header className={styles.head}>
        <Button slot="previous" className={styles.turn}>
          <ChevronLeftIcon />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" className={styles.turn}>
          <ChevronRightIcon />
        </Button>
      </header>
      <CalendarGrid className={styles.grid}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(day) => <CalendarCell date={day} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </RangeCalendar>
  );
}
