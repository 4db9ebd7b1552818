import type { RegistryHit } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { Marked } from '../../../parts/marked/Marked.tsx';
import { RegistryStateTag } from '../../parts/registry-state/RegistryStateTag.tsx';
import * as styles from './CompanyCheck.css.ts';
import { companyCheckMessages } from './messages.ts';

/** A company or person that words found, with the reason. */
export function RegistryHitRow({ hit }: { hit: RegistryHit }) {
  const t = useMessages(companyCheckMessages);
  const paths = usePaths(companiesPaths);
  const { kind, id, name, marks, match, matchText, state, stateText, creditCode, representative, setUpDate, capital, place, companies } = hit;
  const [first] = companies;
  const href = kind === 'company' ? paths.registeredCompany(id) : first && paths.registeredPerson(id, first.id);
  const words = <Marked text={name} ranges={marks} />;
  return (
    <article className={styles.hit}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {href === undefined ? (
            words
          ) : (
            <Link tone="quiet" href={href}>
              {words}
            </Link>
          )}
        </h2>
        {kind === 'person' && <Tag>{t('personTag')}</Tag>}
        {state !== null && <RegistryStateTag state={state} text={stateText} />}
      </div>
      <p className={styles.facts}>
        <span>
          {t('matchLabel')}
          {matchText === null ? t(match) : t('matchedText', { match: t(match), text: matchText })}
        </span>
        {place !== null && <span>{place}</span>}
      </p>
      {kind === 'company' ? (
        <p className={styles.facts}>
          <span>{t('representative', { name: representative ?? t('unknown') })}</span>
          <span>{t('capital', { capital: capital ?? t('unknown') })}</span>
          <span>{t('setUp', { date: setUpDate ?? t('unknown') })}</span>
          <span>{t('code', { code: creditCode ?? t('unknown') })}</span>
        </p>
      ) : (
        <p className={styles.facts}>
          <span>{t('personIn')}</span>
          {companies.map((each) => (
            <Link key={each.id} href={paths.registeredCompany(each.id)}>
              {each.name}
            </Link>
          ))}
        </p>
      )}
    </article>
  );
}
