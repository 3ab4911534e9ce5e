import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromium } from 'playwright'

/** The engine without the windows around it, which opens a page with a third less work. */
const headlessShells = (): string[] => {
  const [, cache, revision] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(chromium.executablePath()) ?? []
  return [
    '/usr/bin/chromium-headless-shell',
    ...globSync(`chromium_headless_shell-${revision}/*/*headless*shell*`, { cwd: cache }).map(
      (path) => `${cache}/${path}`,
    ),
  ]
}

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the path of an installed Chromium, if there is one. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...headlessShells(), ...browsers, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )

/** Installs a Chromium if there is none: the one of Playwright, or else that of the system. */
export function installChromium(): string | undefined {
  console.log('Installing a browser for the end-to-end tests (once) …')
  const system = process.getuid?.() === 0 ? ['--with-deps'] : []
  run('playwright', ['install', ...system, '--only-shell', 'chromium'])
  if (!findChromium() && system.length && existsSync('/etc/debian_version')) {
    run('apt-get', ['update'])
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findChromium()) run('apt-get', ['install', '-y', '--no-install-recommends', name])
  }
  return findChromium()
}

const run = (command: string, parameters: readonly string[]) =>
  spawnSync(command, parameters, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
