import type { Parcel } from '@chippage/api/types';
import { CheckIcon, ClockIcon, CloseIcon, TruckIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { Timeline } from '@chippage/ui/Timeline';
import { useId } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { CopyButton, type OnCopy } from '../../parts/copy-button/CopyButton.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import { parcelTraceMessages } from './messages.ts';
import * as styles from './ParcelTrace.css.ts';

const looks = {
  waiting: ['neutral', ClockIcon],
  moving: ['info', TruckIcon],
  delivered: ['ok', CheckIcon],
  received: ['ok', CheckIcon],
  ended: ['neutral', CloseIcon],
} as const;

export interface ParcelTraceProps {
  parcels: readonly Parcel[];
  /** Puts a tracking number on the clipboard. @returns whether that went well */
  onCopy: OnCopy;
}

/** The parcels of an order: who carries them, under which number, what is in them and what happened to them. */
export function ParcelTrace({ parcels, onCopy }: ParcelTraceProps) {
  return (
    <div className={styles.parcels}>
      {parcels.map((parcel) => (
        <OneParcel key={parcel.id} parcel={parcel} onCopy={onCopy} />
      ))}
    </div>
  );
}

function OneParcel({ parcel, onCopy }: Pick<ParcelTraceProps, 'onCopy'> & { parcel: Parcel }) {
  const t = useMessages(parcelTraceMessages);
  const id = useId();
  const { no, carrier, trackingNo, state, stateName, items, events } = parcel;
  const [tone, Icon] = looks[state];
  return (
    <section className={styles.parcel} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t('parcel', { no })}</h3>
        <Tag tone={tone} icon={<Icon size={14} />}>
          {stateName}
        </Tag>
      </div>
      <p className={styles.number}>
        {carrier}
        <span className={styles.code} translate="no">
          {trackingNo}
        </span>
        <CopyButton text={trackingNo} what={t('trackingNo', { no })} onCopy={onCopy} />
      </p>
      <p className={styles.items} translate="no">
        {items.map(({ mpn, quantity }) => t('item', { mpn, quantity: formatNumber(quantity) })).join(t('comma'))}
      </p>
      <Timeline
        label={t('events', { no })}
        entries={events.map(({ time, text, place }) => ({ time, text, by: place }))}
        formatTime={minuteOf}
        empty={t('noEvents')}
      />
    </section>
  );
}
