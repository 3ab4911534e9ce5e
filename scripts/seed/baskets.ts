/** The range of units for each product code; both ends are included. */
export type Basket = {
  readonly weight?: number
  readonly items: Readonly<Record<string, readonly [least: number, most: number]>>
  /** nothing of it is shipped */
  readonly digital?: true
}

/** What buyers of each sector order. */
export const basketsBySector = {
  cold: [
    { weight: 3, items: { 'DEV-TH-LW01': [6, 18], 'GW-LW-IN8': [1, 1] } },
    { weight: 2, items: { 'DEV-TH-NB03': [2, 6], 'ACC-SIM-IND': [2, 6] } },
    { weight: 2, items: { 'DEV-TH-BLE05': [20, 60], 'GW-BLE-POE': [1, 2], 'ACC-PSU-POE': [1, 2] } },
    { items: { 'DEV-TH-LW04': [1, 3], 'ACC-PRB-NTC3': [1, 3] } },
    { items: { 'PKG-COLD-START': [1, 1], 'PKG-NTF-SMS1K': [1, 2] } },
  ],
  fleet: [
    {
      weight: 3,
      items: { 'DEV-VT-C1A': [5, 20], 'ACC-SIM-IND': [5, 20], 'ACC-CBL-RELAY': [3, 8] },
    },
    { weight: 3, items: { 'DEV-VT-OBD': [5, 15], 'ACC-CBL-OBDY': [4, 10] } },
    { weight: 2, items: { 'DEV-VT-CAM4': [1, 4], 'ACC-ANT-GNSS': [1, 4] } },
    { items: { 'DEV-FL-485': [1, 4], 'GW-VEH-CAN': [1, 2] } },
    { items: { 'PKG-FLEET-10': [1, 1] } },
  ],
  building: [
    { weight: 3, items: { 'DEV-CT-LW1': [8, 24], 'DEV-MO-LW2': [4, 12], 'GW-LW-IN8': [1, 1] } },
    { weight: 2, items: { 'DEV-LK-LW1': [4, 14], 'ACC-PRB-ROPE5': [2, 6] } },
    { weight: 2, items: { 'DEV-AQ-LW2': [2, 8], 'ACC-MNT-WALL': [2, 8] } },
    { weight: 2, items: { 'DEV-SL-ZB1': [2, 6], 'GW-HUB-MP1': [1, 2], 'ACC-CRD-NFC10': [1, 3] } },
    { items: { 'DEV-HV-WF1': [3, 9] } },
    { items: { 'DEV-GS-LW2': [6, 16], 'DEV-PB-LW1': [2, 6] } },
    { items: { 'PKG-OFFICE-AIR': [1, 1] } },
    { items: { 'PKG-LEAK-BLDG': [1, 1] } },
  ],
  farm: [
    { weight: 3, items: { 'DEV-SO-LW1': [4, 10], 'GW-LW-OUT8': [1, 1], 'ACC-ANT-868F': [1, 1] } },
    { weight: 2, items: { 'DEV-IR-LW3': [2, 6], 'ACC-SOL-10W': [1, 3] } },
    { weight: 2, items: { 'DEV-LV-NB1': [2, 5], 'ACC-SIM-ESIM': [2, 5] } },
    { items: { 'DEV-PT-LW2': [6, 14] } },
    { items: { 'PKG-AGRI-START': [1, 1] } },
  ],
  metering: [
    { weight: 3, items: { 'DEV-WM-NB1': [4, 12], 'ACC-SIM-IND': [4, 12] } },
    { weight: 2, items: { 'DEV-WM-LW2': [6, 16], 'GW-LW-IN8': [1, 1] } },
    { weight: 2, items: { 'DEV-EM-LW1': [4, 10], 'ACC-CT-100A3': [2, 6] } },
    { items: { 'DEV-EM-485': [1, 4], 'GW-EDGE-IND': [1, 1], 'ACC-PSU-12V': [1, 2] } },
    { items: { 'DEV-EM-ZB3': [10, 26], 'GW-HUB-MP1': [1, 2] } },
  ],
  plant: [
    { weight: 2, items: { 'DEV-MC-LW1': [2, 5], 'GW-LW-IN8': [1, 1] } },
    { weight: 2, items: { 'DEV-MC-LW3': [2, 5], 'ACC-ENC-IP66': [2, 5] } },
    { weight: 2, items: { 'GW-EDGE-IND': [1, 3], 'ACC-PSU-12V': [1, 3] } },
    { items: { 'DEV-GN-LTE1': [1, 3], 'ACC-SIM-IND': [1, 3] } },
    { items: { 'GW-RTR-4G': [1, 3], 'ACC-ANT-LTE': [2, 6] } },
    { items: { 'INT-MQTT': [1, 1] }, digital: true },
    { items: { 'PKG-GEN-SITE': [1, 2] } },
  ],
  assets: [
    {
      weight: 3,
      items: { 'DEV-AT-LM01': [4, 12], 'ACC-SIM-ESIM': [4, 12], 'ACC-MNT-MAG': [4, 12] },
    },
    { weight: 2, items: { 'DEV-BC-BLE1': [40, 120], 'GW-BLE-POE': [1, 2] } },
    { weight: 2, items: { 'DEV-AT-SOL2': [2, 6] } },
    { items: { 'DEV-SL-NB3': [2, 6] } },
    { items: { 'DEV-AT-LW03': [5, 12], 'GW-LW-IN8': [1, 1] } },
  ],
  services: [
    { weight: 2, items: { 'PKG-NTF-SMS1K': [2, 6], 'PKG-NTF-MAIL10K': [1, 3] }, digital: true },
    { items: { 'INT-WEBHOOK': [1, 1] }, digital: true },
    { items: { 'PKG-NTF-PUSH50K': [1, 3] }, digital: true },
    { items: { 'INT-SSO': [1, 1] }, digital: true },
  ],
} as const satisfies Record<string, readonly Basket[]>

export type Sector = keyof typeof basketsBySector

/** Who orders what, and how often compared with the others. */
export const buyingHabits: readonly {
  readonly buyer: string
  readonly sectors: readonly Sector[]
  readonly weight: number
}[] = [
  { buyer: 'noura.alharbi@example.com', sectors: ['building', 'building', 'cold'], weight: 9 },
  { buyer: 'khalid.alotaibi@example.com', sectors: ['fleet'], weight: 8 },
  { buyer: 'maryam.alsuwaidi@example.com', sectors: ['building', 'services'], weight: 6 },
  { buyer: 'yousef.alkandari@example.com', sectors: ['metering'], weight: 6 },
  { buyer: 'ahmed.elsherif@example.com', sectors: ['plant'], weight: 6 },
  { buyer: 'hessa.almarri@example.com', sectors: ['building', 'metering'], weight: 6 },
  { buyer: 'priya.menon@example.com', sectors: ['cold', 'cold', 'assets'], weight: 10 },
  { buyer: 'jonas.weber@example.com', sectors: ['assets'], weight: 5 },
  { buyer: 'rania.khoury@example.com', sectors: ['farm'], weight: 6 },
  { buyer: 'salim.albalushi@example.com', sectors: ['farm', 'metering'], weight: 5 },
  { buyer: 'aisha.rahman@example.com', sectors: ['metering', 'building'], weight: 5 },
  { buyer: 'james.whitfield@example.com', sectors: ['plant'], weight: 5 },
  { buyer: 'dina.mansour@example.com', sectors: ['cold'], weight: 5 },
  { buyer: 'customer@example.com', sectors: ['cold'], weight: 4 },
  { buyer: 'root@example.com', sectors: ['fleet', 'services'], weight: 4 },
  { buyer: 'karim@wadi-coldchain.example', sectors: ['cold', 'fleet'], weight: 6 },
  { buyer: 'joseph@wadi-coldchain.example', sectors: ['cold'], weight: 5 },
  { buyer: 'reem@wadi-coldchain.example', sectors: ['cold', 'services'], weight: 4 },
  { buyer: 'majid@falaj-agritech.example', sectors: ['farm'], weight: 4 },
  { buyer: 'lina@sadaf-facilities.example', sectors: ['building', 'services'], weight: 6 },
  { buyer: 'bilal@sadaf-facilities.example', sectors: ['building'], weight: 5 },
  { buyer: 'sara@meridian-metering.example', sectors: ['metering'], weight: 5 },
  { buyer: 'huda@acme-logistics.example', sectors: ['fleet', 'assets'], weight: 4 },
]
