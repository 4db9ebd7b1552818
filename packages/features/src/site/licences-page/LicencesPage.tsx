import { ExternalIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './LicencesPage.css.ts';
import { licencesPageMessages } from './messages.ts';

/** A package that the site is made of. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** Its licence by SPDX, e.g. MIT. */
  licence: string;
  url: string | null;
  /** The whole licence, where it has to be shown. */
  text?: string;
}

export interface LicencesPageProps {
  packages: readonly LicensedPackage[];
}

/** What the site is made of, by licence. */
export function LicencesPage({ packages }: LicencesPageProps) {
  const t = useMessages(licencesPageMessages);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={styles.intro}>{packages.length === 0 ? t('empty') : t('intro', { count: packages.length })}</p>
      {byLicence(packages).map(([licence, members]) => (
        <section key={licence}>
          <h2 className={styles.group}>{t('group', { licence, count: members.length })}</h2>
          <ul className={styles.list}>
            {members.map((entry) => (
              <li key={`${entry.name}@${entry.version}`} className={styles.item}>
                <Package {...entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Package({ name, version, url, text }: LicensedPackage) {
  const t = useMessages(licencesPageMessages);
  const words = (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.version}>{t('version', { version })}</span>
    </>
  );
  return (
    <>
      {url === null ? (
        <span className={styles.line}>{words}</span>
      ) : (
        <a className={styles.line} href={url} target="_blank" rel="noopener noreferrer">
          {words}
          <ExternalIcon size={14} label={t('home')} />
        </a>
      )}
      {text !== undefined && (
        <details>
          <summary className={styles.show}>
            {t('show')}
            <span className={styles.hidden}>{name}</span>
          </summary>
          <pre className={styles.fullText}>{text}</pre>
        </details>
      )}
    </>
  );
}

/** Packages under their licences, the most used licence first. */
function byLicence(packages: readonly LicensedPackage[]): [licence: string, packages: LicensedPackage[]][] {
  const groups = Map.groupBy(packages, ({ licence }) => licence);
  return [...groups].toSorted(([nameA, a], [nameB, b]) => b.length - a.length || nameA.localeCompare(nameB, 'en'));
}
