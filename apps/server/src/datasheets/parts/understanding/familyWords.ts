import type { FieldWord } from './fieldWords.ts';

const families = (text: string): string[] => text.split(' ');

/** Regulators that take a few microamperes. */
export const lowQuiescent: readonly string[] = families(
  'TPS782 TPS783 TPS797 TPS709 TPS7A02 TPS7A05 TPS727 LP2950 LP2951 LT3008 LT3009 LT3010 MCP1700 MCP1702 MCP1703 XC6206 XC6215 HT73 HT75 S812 NCP170 ADP160 ADP161 ADP162 ADP163 MAX1725 MAX1726',
);

/** Words for a kind of part within a category that no value tells apart: the families that engineers mean by them come first. */
export const familyWords: readonly FieldWord[] = [
  { words: '低静态电流 超低静态电流 低iq', isGeneral: true, isPraise: true },
  {
    words: 'pfc pfc控制器 pfc芯片 pfc控制 功率因数校正 功率因数校正控制器 有源pfc',
    categories: ['power/dcdc-controller'],
    families: families(
      'UC3854 UCC3817 UCC3818 UCC2817 UCC2818 UCC2805 UCC2806 UCC2807 L6561 L6562 L6563 L6564 L4981 L4984 ICE1PCS ICE2PCS ICE3PCS IR115 IRS2505 NCP165 NCP160 TDA486 LT1248 LT1249 LT1509 FAN69 FAN75 TEA16',
    ),
  },
  {
    words: 'poe poe芯片 poe控制器 以太网供电 poe供电 受电设备控制器',
    categories: ['power/dcdc-controller'],
    families: families('TPS237 TPS238 LM507 LTC425 LTC426 LT427 SI340 MAX5969 MAX5980 MP800 NCP108'),
  },
  {
    words: '高速光耦 高速光电耦合器 逻辑输出光耦 高速光隔离',
    categories: ['isolation/opto'],
    families: families('6N13 HCPL06 HCPL26 HCPL22 HCPL4661 HCNW22 HCPL02 VO06 VO26 TLP27 TLP29 FOD8 H11L ACPLM4 ACPLM6 LTV06 TLP23'),
  },
  {
    words: '霍尔开关 霍尔开关芯片 磁开关 开关型霍尔',
    categories: ['sensor/magnetic'],
    families: families('A110 A111 A112 A122 A321 US588 US188 OH090 AH18 AH17 AH33 SM35 DRV50 TLE49 TLE496 APS11'),
  },
  {
    words: '触摸芯片 触摸按键 触摸ic 触控芯片 触摸按键芯片 电容触摸芯片 触摸按键ic',
    categories: ['sensor/touch-proximity'],
    families: families('AT42QT CY8CMBR PCA8886 TTP22 TTP23 MPR121 CAP12 IQS SC12 BS8'),
  },
  {
    words: '热电偶 热电偶放大 热电偶放大器 热电偶转换器 热电偶芯片 放大热电偶 热电偶调理',
    categories: ['sensor/temperature'],
    families: families('AD8494 AD8495 AD8496 AD8497 MAX31855 MAX31856 MAX6675 AD594 AD595 MCP960 LTC2983'),
  },
  {
    words: '理想二极管 理想二极管控制器 理想二极管芯片',
    categories: ['power/load-switch'],
    families: families('LM5050 LM747 LM661 LTC435 LTC4412 LTC4413 LTC4376 TPS241 MAX4036'),
  },
  {
    words: '电子保险丝 efuse efuse芯片 电子熔断器 热插拔保护',
    categories: ['power/load-switch'],
    families: families('TPS259 TPS264 TPS266 TPS166 TPS2595 STEF0 STEF1 NIS5 MAX175'),
  },
  {
    words: '自恢复保险丝 pptc 自恢复保险 可恢复保险丝 自恢复 polyfuse 贴片自恢复保险丝 ptc保险丝 自恢复熔断器',
    categories: ['protection/ptc-fuse'],
    families: families('MFMSMF MFR MFSM 1812L 1206L 0805L 0603L MINISMD NSMD 0ZC RXEF SMD'),
  },
  {
    words: 'd类功放 d类音频放大器 classd 数字功放 d类功放芯片 d类音频功放',
    categories: ['amplifier/audio'],
    families: families('MA120 TAS58 TAS57 TPA20 TPA31 TPA62 PAM8 MAX983 MAX9744 MAX9715 IRS20 IR43 SI824 SSM33 SSM23 NS41 LM46'),
  },
  {
    words: '步进 步进电机 步进电机驱动 步进电机驱动器 步进驱动 步进电机驱动芯片 步进驱动器 步进驱动芯片 微步进',
    categories: ['driver/motor'],
    families: families(
      'A4988 A3967 A4983 A4982 DRV8825 DRV8811 DRV8824 DRV8847 TMC2 TMC5 STSPIN220 STSPIN820 L297 L6470 L6474 SLA70 STK672 TC78H670 TB6600 MP6500',
    ),
  },
  {
    words: '锂电池充电 锂电充电 锂电充电芯片 锂电池充电芯片 锂电池充电管理 锂离子充电',
    categories: ['power/battery'],
    families: families('MCP738 LTC405 LTC4002 LTC4001 LTC406 LP3947 BQ21 BQ24 BQ25 TP40 TP54 MAX1555 MAX1811 IP23 CN305 LT3652'),
  },
  {
    words: '称重 称重芯片 称重adc 称重传感器adc adc称重传感器 称重传感器芯片 电子秤芯片 电子秤adc',
    categories: ['converter/adc'],
    families: families('HX71 ADS1230 ADS1231 ADS1232 ADS1234 ADS1243 ADS1251 ADS1256 CS123 CS553 AD7730 AD719 AD779 NAU78 LTC244'),
  },
  {
    words: 'usb保护 usb静电保护 usb防护 usbesd usb接口保护 esdusb保护 usb静电防护',
    categories: ['protection/esd'],
    families: families('USBLC6 PRTR5V0U2X TPD4EUSB TPD4S TPD3S TPD2S TPD2E TPD6S USB6B IP4234 ECMF RCLAMP SRV05'),
  },
  {
    words: '继电器驱动 继电器驱动芯片 继电器驱动器',
    categories: ['transistor/darlington', 'transistor/digital'],
    families: families('ULN2003 ULN2803 ULN2004 ULN2002 ULN TBD62'),
  },
  {
    words: 'i2c隔离 隔离i2c i2c隔离器 隔离iic iic隔离 双向i2c隔离',
    categories: ['isolation/digital'],
    families: families('ADUM125 ADUM225 ISO154 ISO164 SI840 SI860 MAX14933 MAX14937 CAIS302'),
  },

  {
    words: 'xh2.54 xh连接器 xh座 xh2.54连接器 xh2.54座 xh端子',
    categories: ['connector/wire-to-board', 'connector/header'],
    families: Array.from({ length: 19 }, (_, at) => [`B${at + 2}BXH`, `S${at + 2}BXH`]).flat(),
  },
  {
    words: 'ph2.0 ph连接器 ph2.0连接器 ph2.0座 ph端子',
    categories: ['connector/wire-to-board', 'connector/header'],
    families: Array.from({ length: 15 }, (_, at) => [`B${at + 2}BPH`, `S${at + 2}BPH`]).flat(),
  },
  {
    words: '线对板 线对板连接器 jst连接器',
    categories: ['connector/wire-to-board', 'connector/header'],
    families: Array.from({ length: 15 }, (_, at) => [`B${at + 2}B`, `S${at + 2}B`, `B${at + 2}PVH`]).flat(),
  },
  {
    words: 'microusb microusb连接器 microusb座 microusb母座 micro5pin usbmicro',
    categories: ['connector/usb'],
    families: families('105017 105133 10103594 10118192 10118193 10118194 04734600 04758900 ZX62 UJ2MIBH'),
  },
  {
    words: 'typec type-c typec连接器 type-c连接器 typec母座 type-c母座 typec座 typec接口 usbtypec usb-c usb-c连接器 usbc座',
    categories: ['connector/usb'],
    families: families('DX07 124016 124018 124015 CX70 105450 USB4 UJC UJ31'),
  },
  {
    words: 'hdmi hdmi连接器 hdmi座 hdmi母座 hdmi插座 hdmi接口',
    categories: ['connector/dsub', 'connector/usb'],
    families: families('DC3R DC3A 10029449 2041481 471511 500254 476591'),
  },
];
