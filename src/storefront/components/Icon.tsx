/** One set, one stroke. Those that point are mirrored where the page reads the other way. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={pointing.has(name) ? 'pointing' : undefined}
  >
    <path d={paths[name]} />
  </svg>
)

const paths = {
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm9 2-4-4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2m9-9h-2M5 12H3m15.4-6.4-1.4 1.400M7 17l-1.4 1.400m12.8 0L17 17M7 7 5.6 5.6',
  moon: 'M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 9.500h17m-17 5h17M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3Z',
  down: 'm6 9.5 6 6 6-6',
  next: 'm9.5 6 6 6-6 6',
  previous: 'm14.5 6-6 6 6 6',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  filter: 'M4 7h16M7 12h10m-7 5h4',
  zoom: 'M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1m2 3.700a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  check: 'm5 12.5 4.5 4.500L19 7.5',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  phone:
    'M6.5 3.500h3l1.5 4-2 1.500a12 12 0 0 0 6 6l1.5-2 4 1.500v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.700a2 2 0 0 1 2-2.200Z',
  pin: 'M12 21s7-6.2 7-11.500a7 7 0 1 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  signal: 'M5 18.500a10 10 0 0 1 14 0M8 15a6 6 0 0 1 8 0m-4 4h.01M12 4v3m6-1-1.5 2M6 6l1.5 2',
  battery: 'M3 8h15v8H3zm18 2.500v3M6 11v2m3-2v2',
  shield: 'M12 3.5 5 6v5.500c0 4.3 2.8 7.4 7 9 4.2-1.6 7-4.7 7-9V6Zm-3 8.7 2.2 2.200L15.5 10',
  gauge: 'M4.5 17.500a8.5 8.5 0 1 1 15 0M12 14l4-5',
  box: 'm12 3.5 8 4v9l-8 4-8-4v-9Zm-8 4 8 4 8-4m-8 4v9',
  document: 'M7 3.500h7l4 4v13H7zm7 0v4h4M10 12h5m-5 4h5',
  person:
    'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.500 8c.8-3.200 3.800-5 7.500-5s6.700 1.800 7.500 5',
  office: 'M4 20V5h9v15m0-11h7v11M3 20h18M7 9h3m-3 4h3m6 0h1',
  leave: 'M14 4H6v16h8m-4-8h10m-4-4 4 4-4 4',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16M9.900 5.700A9 9 0 0 1 12 5.500c6 0 9.500 6.500 9.500 6.500a16 16 0 0 1-3 3.700M6.300 7.300A16 16 0 0 0 2.500 12S6 18.500 12 18.500a9.500 9.500 0 0 0 4.500-1.100M9.900 9.900a3 3 0 0 0 4.200 4.200',
  warning: 'M12 4 2.800 19.500h18.400ZM12 10v4m0 3h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8.500h.01',
  spark: 'M12 4v4m0 8v4m8-8h-4M8 12H4m12.500-4.500-2 2m-5 5-2 2m0-9 2 2m5 5 2 2',
  repeat: 'M5 11a7 7 0 0 1 12-4l2 2m0-5v5h-5m5 4a7 7 0 0 1-12 4l-2-2m0 5v-5h5',
  pause: 'M9 6v12m6-12v12',
  play: 'm8 5.500 11 6.500-11 6.500Z',
  whatsapp:
    'm4 20 1.300-4.200A8.500 8.500 0 1 1 8.500 19Zm5.200-11.700c-1 .500-1.400 1.700-.800 3a8 8 0 0 0 4.400 4.300c1.300.500 2.500.100 2.900-.900l-2.200-1.500-1.100.900a6 6 0 0 1-2.700-2.700l.900-1.100Z',
  facebook: 'M15.500 4H14a4 4 0 0 0-4 4v12m-3-8.500h7.500',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM16.800 7.200h.010',
  linkedin: 'M5.500 10v9m0-13.500v.010M10.500 19v-9m0 4a4 4 0 0 1 8 0v5',
  x: 'm4.500 4.500 11.500 15h3.500l-11.500-15ZM19 4.500l-6.200 6.800m-2.200 2.500L5 19.500',
  youtube:
    'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Zm4.500 3.500v5l4-2.500Z',
} as const

export type IconName = keyof typeof paths

const pointing: ReadonlySet<IconName> = new Set(['next', 'previous', 'arrow', 'leave'])
