import { adviceFinding, goodFinding, type DoctorCheck } from './doctorCheck.ts'

/** Reports the existing accounts; whether they are safe is up to the posture check. */
export const accountsCheck: DoctorCheck = {
  title: 'Accounts',
  run: async ({ config, accountPosture }) => {
    if (!accountPosture) return [adviceFinding('Unknown, because the database is not available')]
    const { hasAdmin, demoAdmins, demoPeople } = accountPosture
    const demoAccounts = [...demoAdmins, ...demoPeople]
    return [
      goodFinding(
        hasAdmin
          ? 'A super administrator exists'
          : `The first start creates the super administrator ${config.admin.email}`,
      ),
      demoAccounts.length
        ? adviceFinding(`Accounts with a demo password: ${demoAccounts.join(', ')}`)
        : goodFinding('No account has a demo password'),
    ]
  },
}
