import { useBotCheck as useAnyBotCheck, type BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useStaffSignIn } from '../signIn/useStaffSignIn.ts'

/** Returns the bot check of the back office. */
export const useStaffBotCheck = (): BotCheck => useAnyBotCheck(useStaffSignIn().botCheck)
