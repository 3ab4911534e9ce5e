/** Icons of the layout and of the most visited pages. */
export const icons = {
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
  signal: 'M5 18.500a10 10 0 0 1 14 0M8 15a6 6 0 0 1 8 0m-4 4h.01M12 4v3m6-1-1.5 2M6 6l1.5 2',
  battery: 'M3 8h15v8H3zm18 2.500v3M6 11v2m3-2v2',
  shield: 'M12 3.5 5 6v5.500c0 4.3 2.8 7.4 7 9 4.2-1.6 7-4.7 7-9V6Zm-3 8.7 2.2 2.200L15.5 10',
  gauge: 'M4.5 17.500a8.5 8.5 0 1 1 15 0M12 14l4-5',
  box: 'm12 3.5 8 4v9l-8 4-8-4v-9Zm-8 4 8 4 8-4m-8 4v9',
  document: 'M7 3.500h7l4 4v13H7zm7 0v4h4M10 12h5m-5 4h5',
  person:
    'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.500 8c.8-3.200 3.800-5 7.500-5s6.700 1.800 7.500 5',
  warning: 'M12 4 2.800 19.500h18.400ZM12 10v4m0 3h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8.500h.01',
  repeat: 'M5 11a7 7 0 0 1 12-4l2 2m0-5v5h-5m5 4a7 7 0 0 1-12 4l-2-2m0 5v-5h5',
  pause: 'M9 6v12m6-12v12',
  play: 'm8 5.500 11 6.500-11 6.500Z',
  cart: 'M3 4h2.500l2 11h10.500l2-8H6.200M9.500 20h.010M16.500 20h.010',
  heart:
    'M12 20S4 15.500 4 9.700A4.200 4.200 0 0 1 12 7.800a4.200 4.200 0 0 1 8 1.900C20 15.500 12 20 12 20Z',
  compare: 'M12 4v16m-4 0h8M5 7h14M5 7l-3 7a3 3 0 0 0 6 0Zm14 0-3 7a3 3 0 0 0 6 0Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  grid: 'M4 4h6.500v6.500H4Zm9.500 0H20v6.500h-6.500ZM4 13.500h6.500V20H4Zm9.500 0H20V20h-6.500Z',
  list: 'M4 6h16M4 12h16M4 18h16',
  receipt: 'M6 3.500h12v17l-3-2-3 2-3-2-3 2Zm3 5h6m-6 4h6',
  phone:
    'M6.5 3.500h3l1.5 4-2 1.500a12 12 0 0 0 6 6l1.5-2 4 1.500v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.700a2 2 0 0 1 2-2.200Z',
} as const

export type IconName = keyof typeof icons

/** Icons that point in a direction and are mirrored in right-to-left languages. */
export const directionalIcons: ReadonlySet<string> = new Set(['next', 'previous', 'arrow', 'leave'])
