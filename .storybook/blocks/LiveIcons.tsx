import { Button } from '@chippage/ui/Button';
import { DocumentIcon, UploadIcon } from '@chippage/ui/Icon';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

/** An icon beside words, and one that stands alone. */
export function LiveIcons() {
  return (
    <Block>
      <div className={styles.pair}>
        <div className={styles.themed}>
          <p>
            <strong>装饰</strong>：旁边有文字，不给名字，读屏跳过它。
          </p>
          <Button variant="outline" icon={<UploadIcon size={16} />}>
            上传数据手册
          </Button>
          <pre className={styles.code}>{`<Button icon={<UploadIcon size={16} />}>上传数据手册</Button>`}</pre>
        </div>
        <div className={styles.themed}>
          <p>
            <strong>有名字</strong>：单独站着表达意思，用 <code className={styles.code}>label</code> 给名字。
          </p>
          <DocumentIcon label="有数据手册" />
          <pre className={styles.code}>{`<DocumentIcon label="有数据手册" />`}</pre>
        </div>
      </div>
    </Block>
  );
}
