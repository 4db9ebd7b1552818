import { ShareCodeCard, useShareCode } from '@chippage/features/ShareCodeCard';
import * as styles from '../../../gates/gate.css.ts';
import { usePageHandle } from '../../../page/usePageHandle.ts';

/** The member's own share code. */
export default function ShareRoute() {
  const { title } = usePageHandle();
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <ShareCodeCard {...useShareCode()} />
    </>
  );
}
