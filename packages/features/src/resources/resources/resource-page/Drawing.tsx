import type { ResourceDrawing } from '@chippage/api/types';
import { IconButton } from '@chippage/ui/IconButton';
import { FitWidthIcon, ZoomInIcon, ZoomOutIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { type CSSProperties, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { resourcePageMessages } from './messages.ts';
import { Section } from './Section.tsx';
import * as styles from './ResourcePage.css.ts';

/** What is larger than its place is scrolled by keys. */
const scrolls = { role: 'group', tabIndex: 0 } as const;

const steps = [1, 1.5, 2, 3, 4] as const;

/** A drawing on its own white sheet: as wide as the page, or larger in steps, to scroll; or alone in a window. */
export function Drawing({ drawing: { src, alt, width, height } }: { drawing: ResourceDrawing }) {
  const t = useMessages(resourcePageMessages);
  const [step, setStep] = useState(0);
  const zoom = steps[step] ?? 1;
  return (
    <Section
      id="drawing"
      title={t('drawing')}
      end={
        <>
          <IconButton label={t('zoomOut')} isDisabled={step === 0} onPress={() => setStep(step - 1)}>
            <ZoomOutIcon size={16} />
          </IconButton>
          <span className={styles.percent} role="status">
            {t('zoomState', { percent: zoom * 100 })}
          </span>
          <IconButton label={t('zoomIn')} isDisabled={step === steps.length - 1} onPress={() => setStep(step + 1)}>
            <ZoomInIcon size={16} />
          </IconButton>
          <IconButton label={t('zoomWhole')} onPress={() => setStep(0)}>
            <FitWidthIcon size={16} />
          </IconButton>
          <Link href={src} newWindowLabel={t('newWindow')}>
            {t('openDrawing')}
          </Link>
        </>
      }
    >
      <div className={styles.sheet} {...scrolls} aria-label={t('drawingArea')} style={{ '--cp-zoom': zoom } as CSSProperties}>
        <img className={styles.drawing} src={src} alt={alt} width={width} height={height} />
      </div>
    </Section>
  );
}
