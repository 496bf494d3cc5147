/** The passwords that head every published list of breached ones, of eight characters or more. */
const WORDS = `
12345678 123456789 1234567890 password password1 password12 password123 qwertyui qwertyuiop
qwerty12 qwerty123 qwerty1234 11111111 111111111 1111111111 00000000 000000000 88888888 12341234
87654321 987654321 9876543210 0987654321 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsxedc q1w2e3r4
q1w2e3r4t5 abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456 aaaaaaaa asdfghjk asdfghjkl zxcvbnm1
iloveyou iloveyou1 sunshine princess football baseball basketball superman batman123 welcome1
welcome123 letmein1 admin123 admin1234 administrator changeme trustno1 whatever starwars computer
internet michelle jennifer jonathan jessica1 elizabeth alexander danielle michael1 charlie1
liverpool chocolate butterfly samantha passw0rd p@ssw0rd p@ssword 12344321 11223344 112233445566
123123123 123321123 147258369 159753456 19871987 20202020 contraseña contrasena contraseña1
contrasena1 tequiero tequiero1 teamomucho mexico123 mexico2020 guadalupe america1 estrella
barcelona realmadrid chivas123 pumas1234 alejandro fernando francisco guillermo mariposa princesa
corazon1 123456abc 1234567a 12345678a a12345678 a123456789 qwer1234 asdf1234 asdfasdf zxcvbnm123
dragon123 monkey123 master123 shadow123 freedom1 login123 google123 pokemon1 naruto123 hello123
`;

const COMMON = new Set(WORDS.trim().split(/\s+/));

/** Whether a guesser would try it first: on the list, or no more than the user name itself. */
export function isCommonPassword(password: string, username: string): boolean {
  const typed = password.toLowerCase();
  return COMMON.has(typed) || typed === username.toLowerCase();
}
