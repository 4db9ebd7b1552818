import type { JobCategory, JobDegree, JobExperience, JobType } from '@chippage/api/types';
import { sampleWork } from './sampleWork.ts';

/** A post of the sample: made up as its company is, and marked as such everywhere. */
export interface SampleJob {
  enterpriseId: number;
  title: string;
  category: JobCategory;
  cityCode: string;
  district: string | null;
  /** Lowest and highest pay in K a month, and monthly pays a year. */
  pay: readonly [number, number, number];
  experience: JobExperience;
  degree: JobDegree;
  jobType: JobType;
  daysPerWeek: number | null;
  skills: readonly string[];
  welfare: readonly string[];
  description: string;
  /** So many days ago. */
  age: number;
  /** It ran for 30 days and is over. */
  isOver: boolean;
}

type Row = readonly [
  enterpriseId: number,
  title: string,
  category: JobCategory,
  cityCode: string,
  district: string | null,
  pay: SampleJob['pay'],
  experience: JobExperience,
  degree: JobDegree,
  skills: string,
  more?: { jobType: JobType; daysPerWeek: number },
];

const rows: readonly Row[] = [
  [8, '数字前端设计工程师', 'digital', '510100', '高新区', [25, 45, 14], '3-5', 'master', 'Verilog、AXI、低功耗设计、Spyglass'],
  [12, 'SoC 数字设计高级工程师', 'digital', '310000', '浦东新区', [40, 70, 15], '5-10', 'master', 'Verilog、SoC、AMBA、UPF'],
  [12, '数字后端工程师', 'backend', '340100', '蜀山区', [25, 45, 14], '3-5', 'master', 'Innovus、PrimeTime、时钟树、IR Drop'],
  [8, '物理实现工程师', 'backend', '610100', '雁塔区', [20, 38, 13], '1-3', 'bachelor', 'ICC2、布局布线、STA'],
  [7, '模拟 IC 设计工程师（DC-DC）', 'analog', '440300', '南山区', [30, 55, 15], '3-5', 'master', 'DC-DC、LDO、带隙基准、Spectre'],
  [10, '模拟 IC 设计工程师（ADC）', 'analog', '420100', '洪山区', [28, 50, 14], '3-5', 'master', 'SAR ADC、开关电容、Cadence'],
  [7, '电源管理芯片设计专家', 'analog', '310000', '张江', [60, 100, 16], '10+', 'master', 'PMIC、BCD 工艺、量产经验'],
  [8, '模拟版图工程师', 'layout', '510100', '高新区', [18, 30, 13], '1-3', 'college', 'Virtuoso、Calibre、匹配与隔离'],
  [12, '版图工程师（BCD）', 'layout', '320200', '新吴区', [20, 35, 14], '3-5', 'bachelor', 'BCD、ESD、DRC、LVS'],
  [12, '数字验证工程师', 'verification', '340100', '高新区', [25, 42, 14], '3-5', 'bachelor', 'UVM、SystemVerilog、覆盖率'],
  [8, 'SoC 验证高级工程师', 'verification', '110000', '海淀区', [35, 60, 15], '5-10', 'master', 'UVM、C 用例、VIP、形式验证'],
  [12, '验证实习生', 'verification', '310000', '浦东新区', [5, 8, 12], 'any', 'bachelor', 'SystemVerilog、Python', { jobType: 'intern', daysPerWeek: 4 }],
  [12, 'DFT 工程师', 'dft', '310000', '浦东新区', [30, 50, 14], '3-5', 'bachelor', 'Scan、MBIST、ATPG、Tessent'],
  [10, '射频 IC 设计工程师', 'rf', '420100', '东湖高新区', [30, 55, 14], '3-5', 'master', 'LNA、PA、VCO、ADS'],
  [4, '射频硬件工程师', 'rf', '441900', '松山湖', [18, 30, 13], '3-5', 'bachelor', 'Wi-Fi、蓝牙、天线调试、综测仪'],
  [6, 'FPGA 工程师', 'fpga', '330100', '滨江区', [22, 38, 14], '3-5', 'bachelor', 'Vivado、DDR、EtherCAT、时序约束'],
  [10, 'FPGA 算法工程师', 'fpga', '420100', '洪山区', [20, 35, 13], '1-3', 'master', '数字滤波、FFT、JESD204B'],
  [6, '嵌入式软件工程师', 'embedded', '330100', '滨江区', [18, 32, 14], '3-5', 'bachelor', 'C、FreeRTOS、CAN、Cortex-M'],
  [4, '嵌入式 Linux 工程师', 'embedded', '440300', '宝安区', [22, 38, 14], '3-5', 'bachelor', 'Linux 驱动、设备树、U-Boot'],
  [12, '车载 MCU 软件工程师', 'embedded', '340100', '经开区', [25, 45, 15], '5-10', 'bachelor', 'AUTOSAR、ISO 26262、UDS'],
  [7, '硬件工程师（开关电源）', 'hardware', '440600', '顺德区', [15, 28, 13], '3-5', 'bachelor', 'LLC、PFC、磁性元件、安规'],
  [6, '硬件工程师', 'hardware', '330100', '余杭区', [18, 30, 14], '3-5', 'bachelor', 'Altium、EMC、工业总线'],
  [4, '硬件测试工程师（应届）', 'hardware', '441900', '长安镇', [9, 13, 13], 'graduate', 'bachelor', '示波器、万用表、测试报告'],
  [3, 'FAE（电源与模拟）', 'fae', '310000', '徐汇区', [18, 30, 14], '3-5', 'bachelor', '电源方案、参考设计、客户支持'],
  [3, 'FAE（MCU）', 'fae', '440300', '福田区', [18, 32, 14], '3-5', 'bachelor', 'STM32、电机控制、客户培训'],
  [2, '现场应用工程师（汽车）', 'fae', '310000', '嘉定区', [25, 40, 14], '5-10', 'bachelor', 'CAN、LIN、功能安全'],
  [8, '应用工程师', 'application', '510100', '高新区', [15, 25, 13], '1-3', 'bachelor', '评估板、应用笔记、示波器'],
  [5, 'SMT 工艺工程师', 'process', '320500', '工业园区', [12, 20, 13], '3-5', 'college', '钢网、回流曲线、SPI、IPC-A-610'],
  [5, 'SMT 设备工程师', 'equipment', '320500', '工业园区', [10, 18, 13], '3-5', 'college', '贴片机、AOI、设备保养'],
  [5, '封装测试工程师', 'packaging', '320600', '崇川区', [13, 22, 14], '3-5', 'bachelor', 'QFN、WLCSP、ATE、良率分析'],
  [12, '芯片测试开发工程师', 'packaging', '340100', '高新区', [20, 35, 14], '3-5', 'bachelor', 'V93000、测试程序、CP、FT'],
  [5, '供应商质量工程师（SQE）', 'quality', '320500', '相城区', [13, 22, 13], '3-5', 'bachelor', '8D、IATF 16949、PPAP'],
  [12, '失效分析工程师', 'quality', '340100', '高新区', [18, 30, 14], '3-5', 'bachelor', 'SEM、FIB、X-Ray、8D'],
  [1, '电子元器件采购', 'purchasing', '440300', '福田区', [8, 14, 13], '1-3', 'college', '现货渠道、询价、来料真伪判断'],
  [4, '采购主管（电子物料）', 'purchasing', '441900', '松山湖', [15, 25, 14], '5-10', 'bachelor', 'BOM、谈判、交期管理、ERP'],
  [1, '元器件销售', 'sales', '440300', '福田区', [8, 20, 13], '1-3', 'college', '现货销售、报价、客户开发'],
  [3, '半导体大客户销售', 'sales', '310000', '徐汇区', [20, 40, 14], '5-10', 'bachelor', '代理线、设计导入、项目管理'],
  [2, '产品市场工程师', 'marketing', '440300', '南山区', [18, 30, 14], '3-5', 'bachelor', '产品定义、竞品分析、推广资料'],
  [
    10,
    '仪器技术文档编辑（兼职）',
    'other',
    '420100',
    '洪山区',
    [4, 6, 12],
    '1-3',
    'bachelor',
    '技术写作、Markdown、示波器',
    { jobType: 'part', daysPerWeek: 2 },
  ],
  [9, '仓库主管', 'other', '440300', '宝安区', [8, 12, 13], '3-5', 'high_school', '先进先出、湿敏器件、条码'],
  [6, '硬件实习生', 'hardware', '330100', '滨江区', [4, 6, 12], 'any', 'bachelor', '焊接、示波器、原理图', { jobType: 'intern', daysPerWeek: 3 }],
  [7, '电源应用工程师', 'application', '440600', '顺德区', [12, 20, 13], '1-3', 'bachelor', 'AC-DC、评估板、客户样机'],
];

/** The last of these are over. */
const OVER = 4;
const benefits = [
  ['五险一金', '年终奖', '带薪年假', '定期体检'],
  ['五险一金', '弹性工作', '餐补', '项目奖金'],
  ['五险一金', '双休', '住房补贴', '员工培训'],
];

/** The posts of the companies of the sample. No such job exists. */
export const sampleJobs: readonly SampleJob[] = rows.map(([enterpriseId, title, category, cityCode, district, pay, experience, degree, skills, more], at) => ({
  enterpriseId,
  title,
  category,
  cityCode,
  district,
  pay,
  experience,
  degree,
  jobType: more?.jobType ?? 'full',
  daysPerWeek: more?.daysPerWeek ?? null,
  skills: skills.split('、'),
  welfare: more ? ['餐补', '弹性时间'] : (benefits[at % benefits.length] ?? []),
  description: `${sampleWork[category]}\n\n这是示例职位，公司和职位都是虚构的。`,
  age: at < rows.length - OVER ? (at * 7) % 29 : 45 + at,
  isOver: at >= rows.length - OVER,
}));
