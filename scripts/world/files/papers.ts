const payslip = (
  month: string,
  paid: string,
  gross: string,
  tax: string,
  ni: string,
  pension: string,
  net: string,
): string =>
  `# Kittiwake Studio\nPayslip, ${month}\n\nRobin Calloway, project lead\nEmployee 0014\nPaid on ${paid}\n\nGross pay: ${gross}\nIncome tax: −${tax}\nNational insurance: −${ni}\nPension: −${pension}\n\nNet pay: ${net}\n\nQuestions: Elsie Thornbury, accounts@kittiwake.example`;

const invoice =
  '# Tideway Furnishings\nInvoice TW-40917\n6 March 2026\n\nRobin Calloway\nFlat 4, 27 Tanner’s Row\nHarrow Bay HB1 4QR\n\nCorner sofa “Moss”, 231 × 152 cm: £715.00\nDelivery to the second floor: £25.00\n\nTotal: £740.00\nDeposit, 17 January 2026: −£200.00\nPaid on delivery: −£540.00\nLeft to pay: £0.00\n\nTell us of any damage within 14 days. Frame guaranteed for ten years, covers for two.';

/** What documents say, by the file's id; pages are parted by a form feed. */
export const pdfTexts: Record<string, string> = {
  'Download/sofa_invoice_TW-40917.pdf': invoice,
  'Download/sofa_invoice_TW-40917 (1).pdf': invoice,
  'Download/boarding_BL418_rosa.pdf':
    '# Boarding pass\nBL 418\n\nROSA CARVAJAL\n\nVillaclara del Mar to Harrow Bay\nThursday 2 April 2026\nDeparture 13:05, arrival 14:25\nGate closes 12:35\nGroup 2, seat 14C\n\nCabin bag up to 8 kg. Show this page with a passport.',
  'Download/concert_TH-58213.pdf':
    '# Tidal Hall\nBooking TH-58213\n\nThe Paper Herons\nFriday 20 March 2026\nDoors 19:00, begins 19:45\n\n2 standing tickets, Robin Calloway\n£56.00 paid\n\nSluice Road 5, Harrow Bay. Bags larger than A4 stay in the cloakroom.\f# Ticket 1 of 2\nTH-58213-A\nStanding\n\nOne person, once. The code on this page is read at the door.\f# Ticket 2 of 2\nTH-58213-B\nStanding\n\nOne person, once. The code on this page is read at the door.',
  'Download/library_receipt_2402.pdf':
    '# Lantern Hill Library\n24 February 2026, 12:38\n\nThe Salt Road, due 17 March\nLamps of the North Coast, due 17 March\nSpanish in Twelve Evenings, due 24 March\n\nFines: £0.00\nRenew by telephone: 01632 960141',
  'Download/Signal box open day.pdf':
    '# Signal box open day\nSunday 22 March 2026, 11:00 to 15:00\nBrackwater Halt\n\nPull the levers, ring the bells, eat the cake. Children under 12 with a grown-up. No dogs on the stairs: there are 31 of them, and they are steep.\n\nFree. We are glad of coins for the roof.',
  'Documents/Flat/Rent letter 27 Tanners Row flat 4.pdf':
    '# Penhallow Lettings\n2 Beacon Crescent, Harrow Bay\n26 February 2026\n\nDear Robin and Inés,\n\nThe rent of flat 4, 27 Tanner’s Row has been £985 a month since October 2024. From 1 May 2026 it will be £1,010 a month.\n\nIf you do not agree, write to me before 31 March. The lease runs on as it is otherwise.\n\nYours sincerely,\nG. Penhallow',
  'Documents/Flat/Lease 27 Tanners Row flat 4.pdf':
    '# Lease\nFlat 4, 27 Tanner’s Row, Harrow Bay HB1 4QR\n\nBetween Penhallow Lettings and Robin Calloway and Inés Carvajal.\n\n1. From 1 October 2024, for twelve months, and from then on from month to month.\n2. £985 a month, on the first.\n3. A deposit of £1,130, kept by the Deposit Board, number DB-77120.\f4. Two months’ notice, in writing, by either side.\n5. One cat is allowed. No other animals without a letter.\n6. Bicycles stand in the yard, not in the hall.\n7. The tenants let the landlord in with a day’s notice.\f8. Keys: three sets. One for the bins.\n\nSigned on 28 September 2024\n\nG. Penhallow\nR. Calloway\nI. Carvajal Moreno',
  'Documents/Flat/Contents insurance 2026.pdf':
    '# Bay Mutual\nContents insurance, policy BM-330518\n\nFlat 4, 27 Tanner’s Row\n1 January to 31 December 2026\n\nContents: £18,000\nBicycles away from home: £900 each\nExcess: £100\n\nPremium: £94.20 a year\f# What to do when something happens\n\nTell us within 30 days: 01632 960179.\nKeep receipts and photos. Theft needs a number from the police.',
  'Documents/Work/Lantern_budget_one_page.pdf':
    '# Lantern trail: budget\nKittiwake Studio, 27 February 2026\n\nPanels 1 to 12, print: £6,480\nLamp plates, 24 pieces: £3,120\nPoles and fixing: £4,900\nTranslations: £1,150\nOpening night: £1,800\nReserve: £1,550\n\nTotal: £19,000\nGranted by the council: £19,000',
  'Documents/Work/panel_09_proof3.pdf':
    '# 9 The great storm\n\nOn the night of 28 October 1849 the tide came over the old quay. Seventeen boats did not come back. The keeper at Gullwing, Thomas Lind, stood at the lamp until morning with his left arm broken.\n\nThe bell that you can see in the museum rang by itself, people say. It hangs from a beam of the Constance.\n\nProof 3. Corrections to Ruth until 13 March.',
  'Documents/Money/payslip_2025-12.pdf': payslip(
    'December 2025',
    '30 December 2025',
    '£3,640.00',
    '£438.60',
    '£138.40',
    '£183.00',
    '£2,880.00',
  ),
  'Documents/Money/payslip_2026-01.pdf': payslip(
    'January 2026',
    '30 January 2026',
    '£3,120.00',
    '£351.20',
    '£132.80',
    '£156.00',
    '£2,480.00',
  ),
  'Documents/Money/payslip_2026-02.pdf': payslip(
    'February 2026',
    '27 February 2026',
    '£3,120.00',
    '£351.20',
    '£132.80',
    '£156.00',
    '£2,480.00',
  ),
  'Documents/Travel/ferry_ticket_group.pdf':
    '# Harrow Ferries\nGroup ticket HF-2093\n\nPier 3 to North Landing, Gannet Isle\nOut: Friday 27 March 2026, 17:40\nBack: Sunday 29 March 2026, 15:15\n\n6 persons\n£111.00 paid by Mira Osei\n\nBe at the pier 20 minutes before. Groups board first.',
};
