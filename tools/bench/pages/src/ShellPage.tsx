import { AccountMenu } from '@chippage/features/AccountMenu';
import { PartSearchBox } from '@chippage/features/PartSearchBox';
import { SiteHeader } from '@chippage/features/SiteHeader';
import { Link } from '@chippage/ui/Link';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { Surroundings } from './Surroundings.tsx';

const items = ['首页', '元器件', '品牌', '技术文章', '数据手册', '样品申请', '论坛'].map((label, at) => ({
  id: label,
  label,
  href: `#${at}`,
  isCurrent: at === 0,
}));

const groups = [
  { id: 'resistors', label: '电阻', links: ['贴片电阻', '厚膜电阻', '薄膜电阻', '合金电阻', '排阻', '热敏电阻', '压敏电阻', '采样电阻'] },
  { id: 'capacitors', label: '电容', links: ['陶瓷电容', '钽电容', '铝电解电容', '薄膜电容', '超级电容', '安规电容', '可调电容', '聚合物电容'] },
  { id: 'inductors', label: '电感', links: ['功率电感', '绕线电感', '叠层电感', '磁珠', '共模电感', '色环电感', '变压器', '滤波器'] },
  { id: 'discretes', label: '分立器件', links: ['肖特基二极管', '稳压二极管', 'TVS管', 'MOSFET', 'IGBT', '三极管', '整流桥', '晶闸管'] },
  { id: 'circuits', label: '集成电路', links: ['LDO稳压器', 'DC-DC', '运算放大器', '单片机', 'ADC', 'DAC', '存储器', '接口芯片'] },
];

const places = { messages: '#messages', centre: '#centre', shopping: '#orders', account: '#account' };
const stay = () => undefined;

/** Header, account menu and the categories in tabs. */
export function ShellPage() {
  return (
    <Surroundings>
      <div data-b="shell">
        <SiteHeader
          items={items}
          search={<PartSearchBox action="/search" onSearch={stay} />}
          account={
            <span data-b="avatar">
              <AccountMenu account={{ name: '王工' }} places={places} onLogIn={stay} onLogOut={stay} />
            </span>
          }
        />
        <main className="page" data-b="quick">
          <h1>快速导航</h1>
          <Tabs>
            <TabList label="分类">
              {groups.map(({ id, label }) => (
                <Tab key={id} id={id}>
                  {label}
                </Tab>
              ))}
            </TabList>
            {groups.map(({ id, links }) => (
              <TabPanel key={id} id={id}>
                <div className="links">
                  {links.map((link) => (
                    <Link key={link} href="#x">
                      {link}
                    </Link>
                  ))}
                </div>
              </TabPanel>
            ))}
          </Tabs>
        </main>
      </div>
    </Surroundings>
  );
}
