import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { photoShotsMessages } from './messages.ts';
import * as styles from './PhotoShots.css.ts';

const shots = ['label', 'reel', 'pins', 'top', 'bag'] as const;

/** What photographs have to show for a buyer to tell parts from fakes. */
export function PhotoShots() {
  const t = useMessages(photoShotsMessages);
  return (
    <ol className={styles.shots}>
      {shots.map((shot) => (
        <li key={shot} className={styles.shot}>
          <strong className={styles.name}>{t(`shot_${shot}`)}</strong>
          <span className={styles.hint}>{t(`shot_${shot}Hint`)}</span>
        </li>
      ))}
    </ol>
  );
}
