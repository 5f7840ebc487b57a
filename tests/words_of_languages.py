"""Forty and some everyday words of each language in whose letters lists may be, typed for the tests."""

WORDS = {
    "en": """
        bread water house mother father brother friend street window table chair garden flower summer winter
        morning evening night school teacher student letter number question answer green yellow black white
        small large young strong happy between always never sometimes through enough thought weather knife
        writing
    """,
    "fr": """
        pain eau maison mère père frère sœur ami rue fenêtre table chaise jardin fleur été hiver matin soir nuit
        école élève lettre nombre question réponse vert jaune noir blanc petit grand jeune fort heureux toujours
        jamais parfois français garçon forêt hôtel noël où déjà bientôt
    """,
    "nl": """
        brood water huis moeder vader broer zus vriend straat venster tafel stoel tuin bloem zomer winter
        ochtend avond nacht school leraar leerling brief getal vraag antwoord groen geel zwart wit klein groot
        jong sterk gelukkig altijd nooit soms twee vijf zeeën ruïne geëerd schrijven
    """,
    "de": """
        Brot Wasser Haus Mutter Vater Bruder Schwester Freund Straße Fenster Tisch Stuhl Garten Blume Sommer
        Winter Morgen Abend Nacht Schule Lehrer Schüler Brief Zahl Frage Antwort grün gelb schwarz weiß klein
        groß jung stark glücklich immer niemals manchmal zwölf fünf schön Mädchen Käse Löffel
    """,
    "es": """
        pan agua casa madre padre hermano amigo calle ventana mesa silla jardín flor verano invierno mañana
        tarde noche escuela maestro alumno carta número pregunta respuesta verde amarillo negro blanco pequeño
        grande joven fuerte feliz siempre nunca corazón canción niño español lluvia perro calle árbol
    """,
    "pt": """
        pão água casa mãe pai irmão amigo rua janela mesa cadeira jardim flor verão inverno manhã tarde noite
        escola professor aluno carta número pergunta resposta verde amarelo preto branco pequeno grande jovem
        forte feliz sempre nunca coração canção criança português chuva cachorro avião três
    """,
    "tr": """
        ekmek su ev anne baba kardeş arkadaş sokak pencere masa sandalye bahçe çiçek yaz kış sabah akşam gece
        okul öğretmen öğrenci mektup sayı soru cevap yeşil sarı siyah beyaz küçük büyük genç güçlü mutlu her
        zaman asla bazen ağaç ışık göz çocuk şehir yağmur köpek
    """,
    "ca": """
        pa aigua casa mare pare germà amic carrer finestra taula cadira jardí flor estiu hivern matí tarda nit
        escola mestre alumne carta número pregunta resposta verd groc negre blanc petit gran jove fort feliç
        sempre mai cançó cor català pluja gos avió vostè però això qüestió col·legi
    """,
    "cs": """
        chléb voda dům matka otec bratr sestra přítel ulice okno stůl židle zahrada květina léto zima ráno večer
        noc škola učitel žák dopis číslo otázka odpověď zelený žlutý černý bílý malý velký mladý silný šťastný
        vždy nikdy někdy řeka kůň děvče pět dveře měsíc
    """,
    "da": """
        brød vand hus mor far bror søster ven gade vindue bord stol have blomst sommer vinter morgen aften nat
        skole lærer elev brev tal spørgsmål svar grøn gul sort hvid lille stor ung stærk lykkelig altid aldrig
        nogle gange hjerte dreng pige kærlighed uge købe hvad også
    """,
    "el": """
        ψωμί νερό σπίτι μητέρα πατέρας αδελφός φίλος δρόμος παράθυρο τραπέζι καρέκλα κήπος λουλούδι καλοκαίρι
        χειμώνας πρωί βράδυ νύχτα σχολείο δάσκαλος μαθητής γράμμα αριθμός ερώτηση απάντηση πράσινος κίτρινος
        μαύρος άσπρος μικρός μεγάλος νέος δυνατός πάντα ποτέ καρδιά τραγούδι παιδί βροχή σκύλος
    """,
    "eu": """
        ogia ura etxea ama aita anaia arreba laguna kalea leihoa mahaia aulkia lorategia lorea uda negua goiza
        arratsaldea gaua eskola irakaslea ikaslea gutuna zenbakia galdera erantzuna berdea horia beltza zuria
        txikia handia gaztea indartsua zoriontsua beti inoiz batzuetan bihotza abestia umea euria txakurra
        zuhaitza
    """,
    "fi": """
        leipä vesi talo äiti isä veli sisko ystävä katu ikkuna pöytä tuoli puutarha kukka kesä talvi aamu ilta
        yö koulu opettaja oppilas kirje numero kysymys vastaus vihreä keltainen musta valkoinen pieni suuri
        nuori vahva onnellinen aina koskaan joskus sydän laulu lapsi sade koira metsä
    """,
    "hu": """
        kenyér víz ház anya apa testvér barát utca ablak asztal szék kert virág nyár tél reggel este éjszaka
        iskola tanár diák levél szám kérdés válasz zöld sárga fekete fehér kicsi nagy fiatal erős boldog mindig
        soha néha szív dal gyerek eső kutya fű hűtő
    """,
    "it": """
        pane acqua casa madre padre fratello amico strada finestra tavolo sedia giardino fiore estate inverno
        mattina sera notte scuola maestro alunno lettera numero domanda risposta verde giallo nero bianco
        piccolo grande giovane forte felice sempre mai città perché cuore canzone bambino pioggia cane così
    """,
    "no": """
        brød vann hus mor far bror søster venn gate vindu bord stol hage blomst sommer vinter morgen kveld natt
        skole lærer elev brev tall spørsmål svar grønn gul svart hvit liten stor ung sterk lykkelig alltid aldri
        av og til hjerte gutt jente kjærlighet uke kjøpe hva også
    """,
    "pl": """
        chleb woda dom matka ojciec brat siostra przyjaciel ulica okno stół krzesło ogród kwiat lato zima rano
        wieczór noc szkoła nauczyciel uczeń list liczba pytanie odpowiedź zielony żółty czarny biały mały duży
        młody silny szczęśliwy zawsze nigdy czasami rzeka koń dziewczyna pięć drzwi miesiąc
    """,
    "ro": """
        pâine apă casă mamă tată frate soră prieten stradă fereastră masă scaun grădină floare vară iarnă
        dimineață seară noapte școală profesor elev scrisoare număr întrebare răspuns verde galben negru alb mic
        mare tânăr puternic fericit întotdeauna niciodată uneori inimă cântec copil ploaie câine țară
    """,
    "ru": """
        хлеб вода дом мать отец брат сестра друг улица окно стол стул сад цветок лето зима утро вечер ночь школа
        учитель ученик письмо число вопрос ответ зелёный жёлтый чёрный белый маленький большой молодой сильный
        счастливый всегда никогда иногда сердце песня ребёнок дождь собака объект
    """,
    "sk": """
        chlieb voda dom matka otec brat sestra priateľ ulica okno stôl stolička záhrada kvetina leto zima ráno
        večer noc škola učiteľ žiak list číslo otázka odpoveď zelený žltý čierny biely malý veľký mladý silný
        šťastný vždy nikdy niekedy rieka kôň dievča päť dvere mesiac
    """,
    "sl": """
        kruh voda hiša mati oče brat sestra prijatelj ulica okno miza stol vrt cvet poletje zima jutro večer noč
        šola učitelj učenec pismo število vprašanje odgovor zelen rumen črn bel majhen velik mlad močan srečen
        vedno nikoli včasih reka konj deklica pet vrata mesec življenje
    """,
    "sv": """
        bröd vatten hus mor far bror syster vän gata fönster bord stol trädgård blomma sommar vinter morgon
        kväll natt skola lärare elev brev tal fråga svar grön gul svart vit liten stor ung stark lycklig alltid
        aldrig ibland hjärta sång barn regn hund människa också
    """,
    "ar": """
        خبز ماء بيت أم أب أخ أخت صديق شارع نافذة طاولة كرسي حديقة زهرة صيف شتاء صباح مساء ليل مدرسة معلم طالب
        رسالة رقم سؤال جواب أخضر أصفر أسود أبيض صغير كبير شاب قوي سعيد دائما أبدا أحيانا قلب أغنية طفل مطر كلب
        شجرة
    """,
    "fa": """
        نان آب خانه مادر پدر برادر خواهر دوست خیابان پنجره میز صندلی باغ گل تابستان زمستان صبح عصر شب مدرسه معلم
        شاگرد نامه شماره پرسش پاسخ سبز زرد سیاه سفید کوچک بزرگ جوان قوی خوشبخت همیشه هرگز گاهی قلب ترانه بچه
        باران سگ درخت
    """,
}
"""By the ids of their alphabets."""
